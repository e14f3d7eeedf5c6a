/** More about the problems that only this site knows of, and about fields of its texts. */
export const explanations: Record<string, string> = {
  "image/cover":
    "An article without a picture of its own gets one that is drawn with its title. The letters for that are those of English, with the usual accents; a title with others, or of emoji alone, is left out of it.",
  "colours/contrast":
    "What cannot be told apart from its ground is read by nobody who sees little, and by few in the sun. The Web Content Accessibility Guidelines ask for a contrast of 4.5 to 1 for words and of 3 to 1 for edges: 1 to 1 is the same colour twice, 21 to 1 black on white.",
  "mark/foreign":
    "Drawing programs give colours in ways that hold in a file of its own. In a page the same words are passed over, or hold for the whole page. All programs can write   fill=   and   stroke=   at each part instead.",
  "content/name":
    "Towns and trades are told apart by the name in their front matter, in the menu, the footer and all lists. Two of one name are mostly a copy in which the name was left as it was.",
  "home/stars":
    "Stars come from reviews. A page that names them and shows none asks its readers to believe it, and the law asks you for proof.",
  "home/":
    "The home page names towns by the slugs of their files in content/locations. One that is not there, or that is a draft, is left out.",
  "review/stars":
    "Words about all reviews of a page are believed only as long as the stars beside them say the same, and the law asks that they do. Real reviews seldom all have five.",
  "blog/topic":
    "Topics are words that visitors press to search the blog. One that stands in no article's title, excerpt or tags leads them to an empty list.",
  "page/hidden":
    "What is asked at the address of the form service, FORMS_URL, goes to that service, on every host. A page there is seen in no browser, while menu, sitemap and search engines lead to it.",
  "places/base":
    "Travel times are minutes from our own town, whose travelTime is   Based here   and whose name is placename in content/site.ts.",
  "places/minutes":
    "A town's travelTime stands in its file in content/locations, from which its page, the menu and the home page show it. Words about the town that give another number of minutes contradict it.",
  "places/":
    "content/places.ts says where towns lie, by the names that their files in content/locations give them. A page about a town that is not found there has the geo tags of our own town.",
  "prices/from":
    "Pages show what you sell with its prices. Words beside them that say from which price you sell name the package that costs least: else visitors read two.",
  "production/placeholder":
    "A placeholder stands where the real business fact belongs. It was made so that it can never reach a real person; replace it before publishing.",
  "production/review":
    "Publishing invented reviews is unlawful in the UK (Digital Markets, Competition and Consumers Act 2024, schedule 20). Replace the review by a real one and set verified: true, or take it away.",
  "production/claim":
    "A claim needs evidence that you can show when asked (CAP Code, rule 3.7). Write down what proves it, or take it away.",
  "production/year":
    "The year in the footer is a fact of content/site.ts; change it when the year changes.",
  "article/category": "The id of the category, not its name:   category: web-design",
  "article/tags": "A list:   tags: [local seo, rugby]",
};
