import { getCollection } from "astro:content";

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
export const day = date => date.toISOString().slice(0, 10);
export const longDay = date => dates.format(date);
export const minutes = text => Math.ceil(text.split(/\s+/).length / 200);

export async function newestFirst() {
  const articles = await getCollection("articles");
  return articles.sort((a, b) => b.data.date - a.data.date || (a.id < b.id ? -1 : 1));
}
