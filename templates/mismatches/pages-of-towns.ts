import { hosting } from "../../content/hosting.ts";
import { sold } from "../../content/rules/sold.ts";
import { seoBilton } from "../../content/seo-bilton.ts";
import { seoCoventry } from "../../content/seo-coventry.ts";
import { seoDunchurch } from "../../content/seo-dunchurch.ts";
import { support } from "../../content/support.ts";
import { training } from "../../content/training.ts";
import type { Told } from "./told-minutes.ts";

/** What is sold for one town alone speaks of that town in a file of its own. */
export const pagesOfTowns: Told[] = [
  { file: "content/hosting.ts", town: "Coventry", words: sold.hosting && hosting },
  { file: "content/seo-coventry.ts", town: "Coventry", words: sold.seo && seoCoventry },
  { file: "content/seo-bilton.ts", town: "Bilton", words: sold.seo && seoBilton },
  { file: "content/support.ts", town: "Bilton", words: sold.support && support },
  { file: "content/seo-dunchurch.ts", town: "Dunchurch", words: sold.seo && seoDunchurch },
  { file: "content/training.ts", town: "Dunchurch", words: sold.training && training },
];
