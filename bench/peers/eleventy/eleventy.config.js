export default function configure(config) {
  const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  config.addFilter("day", date => date.toISOString().slice(0, 10));
  config.addFilter("longDay", date => dates.format(date));
  config.addFilter("minutes", text => Math.ceil(text.split(/\s+/).length / 200));
  config.addFilter("first", (list, count) => list.slice(0, count));
  config.addCollection("articles", api => {
    const articles = api.getFilteredByGlob("articles/*.md");
    articles.sort((a, b) => b.date - a.date || (a.fileSlug < b.fileSlug ? -1 : 1));
    for (const [index, article] of articles.entries())
      article.data.related = articles.slice(index + 1, index + 4);
    return articles;
  });
  return {
    dir: { input: ".", output: "_site" },
    templateFormats: ["njk", "md"],
    markdownTemplateEngine: false,
  };
}
