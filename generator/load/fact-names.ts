/** What we and other programs call the facts of a text: where one stands in the wrong place, it is told by its name. */
export const factNames =
  "title|date|slug|tags|description|excerpt|summary|categor(?:y|ies)|authors?|draft|published|image(?:Alt)?|cover|updated|lastmod|aliases|permalink|layout|keywords|order";
