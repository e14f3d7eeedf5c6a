import { categories } from "../content/blog.ts";

/** What `site new` writes: valid at once, and saying what each line is for. */
export const starters: Record<string, (title: string, today: string) => string> = {
  articles: (title, today) => `---
# The headline. Put it in "straight quotes" when it holds a colon.
title: ${title}
# One or two sentences for the list of articles and for search engines.
excerpt: Say in one or two sentences what the reader will learn.
# Year-month-day. A day in the future keeps the article back until then.
date: ${today}
# One of: ${categories.map(({ id }) => id).join(", ")}
category: ${categories[0].id}
# Words that readers search for; the first two are shown on the card.
tags: [small business, rugby]
# true keeps the article out of the site; "site dev" shows it all the same.
draft: true
---

Begin with what the reader wants to know.

## A first heading

Text with **bold** words and [a link](/blog/).
`,
};
