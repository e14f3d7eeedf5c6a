import { categories } from "../content/blog.ts";
import { webCatalogue } from "../content/catalogue.ts";
import { site } from "../content/site.ts";
import { tradeWords } from "../content/trade-words.ts";
import type { Starters } from "../generator/site.ts";
import type { Collections } from "./collections.ts";

const [first] = webCatalogue.packages;

/**
 * What `site new` writes: valid at once, and saying what each line is for. What is still to be written stands in
 * [your …], which a build tells of a page that is no draft any more.
 */
export const starters: Starters<Collections> = {
  articles: (title, today) => `---
# The headline. Put it in "straight quotes" when it holds a colon.
title: ${title}
# One or two sentences for the list of articles and for search engines.
excerpt: ${gapFor(title, "in one or two sentences, [your reader will learn this].")}
# Year-month-day. A day in the future keeps the article back until then.
date: ${today}
# One of: ${categories.map(({ id }) => id).join(", ")}
category: ${categories[0].id}
# Words that readers search for; the first two are shown on the card.
tags: [a tag, ${site.address.locality.toLowerCase()}]
# A picture of your own, from content/images, and what it shows; without them a cover is drawn.
# image: name.jpg
# imageAlt: What it shows
# true keeps the article out of the site; "site dev" shows it all the same.
draft: true
---

[Your first paragraph: what the reader wants to know.]

## A first heading

Text with **bold** words and [a link](/#contact).
`,
  locations: title => `---
# The town. content/places.ts says where it lies on the map of search engines.
name: ${title}
county: ${site.address.region ?? site.address.locality}
# One or two sentences below the headline and for search engines.
description: In this town, [your work in two sentences].
# What people here know, at least one line.
landmarks:
  - A landmark, [your first]
# Who you work for here.
businessTypes:
  - A kind of business, [your first]
# The drive from our own town, in minutes.
travelTime: 20 minutes
# The direction from our own town in degrees: 0 north, 90 east, 180 south, 270 west. With it the page has a map.
# bearing: 90
# Its place in the menu; two towns with the same number stand by their names.
order: 100
mainIndustries:
  - An industry, [your first]
${searches}${endingOf("town")}`,
  industries: title => `---
# The trade, as the menu names it. The address is made of the file's name.
name: ${title}
# The same for {trade} in "${tradeWords.designed.heading}".
industry: ${title}
# One or two sentences below the headline.
description: For this trade, [your work in two sentences].
# Each of these lists has at least one line.
targetAudience:
  - A kind of business, [your first]
keyFeatures:
  - A feature, [your first]
commonChallenges:
  - A challenge, [your first]
solutionBenefits:
  - A benefit, [your first]
${searches}# The title in search results, at most 60 letters.
seoTitle: ${gapFor(title, "[your own]")}
# The text below it, of 70 to 155 letters.
seoDescription: ${gapFor(title, "in one or two sentences, [your reasons why this trade comes to you and stays with you].")}
heroHeadline: A headline, [your own]
heroSubheadline: A sentence below it, [your own]
# A price of content/catalogue.ts by its name, or such as £199 or £25/month.
priceFrom: "{£ ${first?.name}}${first?.period === "month" ? "/month" : ""}"
# Its place in the menu.
order: 100
${endingOf("trade")}`,
  pages: title => `---
# The headline. Put it in "straight quotes" when it holds a colon.
title: ${title}
# The text of a search result, of 70 to 155 letters.
description: ${gapFor(title, "in one or two sentences, [your reader finds this here].")}
# Its place among the plain pages. A link to it stands in content/navigation.ts.
order: 100
# true keeps the page out of the site; "site dev" shows it all the same.
draft: true
---

[Your first paragraph: what the reader wants to know.]

## A first heading

Text with **bold** words and [a link](/#contact).
`,
};

/** No two pages may have the same title or description, not even while they are drafts. */
function gapFor(title: string, gap: string): string {
  // A title that YAML would read otherwise comes in quotes.
  const words = title.startsWith('"') ? JSON.parse(title) : title;
  return JSON.stringify(`${words}: ${gap}`);
}

const searches = `# What people search for: a note for whoever writes the text, no page shows it.
keywords:
  - A search, [your first]
`;

const endingOf = (kind: string) => `# At least one question with its answer.
faqs:
  - question: A question, [your first]
    answer: The answer, [your first]
# true keeps the page out of the site; "site dev" shows it all the same.
draft: true
---

## A first heading

[Your first paragraph: what is true of this ${kind} and of no other.]
`;
