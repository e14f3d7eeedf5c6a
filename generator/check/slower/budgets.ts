import { readFileSync } from "node:fs";
import type { OpenSite } from "../../open-site.ts";
import type { Finding, Problem } from "../../problems/problem.ts";
import { atSource } from "../../problems/source-of.ts";
import { remembered } from "../../remembered.ts";
import { scan } from "../../render/page-scan.ts";
import { budgetOf, bytesOver, compressedBytes } from "../../render/weight.ts";
import type { Budget, Page, Picture, Plan } from "../../site.ts";
import type { OutputFile } from "../../write/write.ts";
import { all, type CheckedPage } from "../checked-page.ts";
import { type Found, saidOnce } from "../said-once.ts";
import { largePhoto } from "./large-photo.ts";

type Weighing = {
  site: OpenSite;
  plan: Pick<Plan, "images">;
  pictures: ReadonlyMap<string, Picture>;
  pages: CheckedPage[];
  htmlOf: (route: string) => string;
  files: OutputFile[];
};
type Weighed = { checked: CheckedPage; budget: Budget };
type Part = (typeof parts)[number];

/** Every page against the limits of its template: bytes as they are sent, and requests of the first view. */
export async function budgetProblems(weighing: Weighing): Promise<Problem[]> {
  const { root, module } = weighing.site;
  const weigh = scales(weighing);
  const problems: Problem[] = [];
  const fonts: Found[] = [];
  for (const checked of weighing.pages) {
    const { page, facts } = checked;
    const budget = budgetOf(module.site.budgets, page);
    const weight = await weigh({ checked, budget });
    const [bytes, limit] = [weight.images, budget.images];
    const photo = () => largePhoto({ ...weighing, root, page, facts, bytes, limit });
    for (const part of parts.filter(part => weight[part] > budget[part]))
      if (part === "fonts")
        fonts.push({ page, search: "", finding: heavyFonts(weighing, { page, weight, budget }) });
      else
        problems.push(
          (part === "images" && photo()) || tooHeavy({ root, page, part, weight, budget }),
        );
  }
  return [...problems, ...saidOnce({ root, found: fonts })];
}

/** All pages have the same ones: of which files they are is said once. */
function heavyFonts(
  { site, files }: Weighing,
  { page, weight, budget }: { page: Page; weight: Budget; budget: Budget },
): Finding {
  const sizes = fontsOf(site, page).map(address => {
    const file = files.find(({ path }) => `/${path}` === address);
    return `${address.replace(/^.*\/(.*)-\w+(\.\w+)$/, "$1$2")} ${sizeOf(file)}`;
  });
  return {
    code: "budget/fonts",
    message: `fonts: ${weight.fonts} bytes, and ${budget.fonts} are the budget (${sizes.join(", ")})`,
    fix: "Take out the letters that no text needs, use one weight less, or raise the limit in the site's budgets",
  };
}

function fontsOf({ code }: OpenSite, { template }: Page): string[] {
  return code.fonts[template] ?? [];
}

const parts = ["html", "styles", "script", "fonts", "images", "requests"] as const;

type Heavy = { root: string; page: Page; part: Part; weight: Budget; budget: Budget };

function tooHeavy({ root, page, part, weight, budget }: Heavy): Problem {
  const unit = part === "requests" ? "requests" : "bytes";
  const message = `${part}: ${weight[part]} ${unit}, the budget of '${page.template}' is ${budget[part]}`;
  const fix = "Make it lighter, or raise the limit in the site's budgets with a reason";
  return atSource(root, page, { code: `budget/${part}`, message, fix });
}

/** Weighs pages; a file or a style that many pages use is weighed once, and a text exactly only above its limit. */
function scales(weighing: Weighing): (weighed: Weighed) => Promise<Budget> {
  const { site, htmlOf, files } = weighing;
  const byAddress = new Map(files.map(file => [`/${file.path}`, file]));
  const pictures = new Map([...weighing.pictures.values()].map(one => [one.src, one]));
  const size = remembered((address: string) => sizeOf(byAddress.get(address)));
  const stylesSize = remembered(compressedBytes);
  return async ({ checked, budget }) => {
    const { page, facts } = checked;
    const fonts = fontsOf(site, page);
    const scripts = all("assets", checked).filter(address => address.endsWith(".js"));
    const images = facts.eager.map(src => largestTaken(pictures.get(src)) ?? src);
    const html = htmlOf(page.route);
    return {
      html: (await bytesOver(budget.html, html)) ?? 0,
      styles: stylesSize(scan(html).styles.join("")),
      script: sum(scripts.map(size)),
      fonts: sum(fonts.map(size)),
      images: sum(images.map(size)),
      requests: 1 + scripts.length + fonts.length + images.length,
    };
  };
}

/** Of the format that is offered first, which nearly all browsers take, the largest file. */
function largestTaken(picture: Picture | undefined): string | undefined {
  const [first] = picture?.sources ?? [];
  return first?.srcset.split(", ").at(-1)?.split(" ")[0];
}

function sizeOf(file: OutputFile | undefined): number {
  if (!file || "kept" in file || "staged" in file) return 0;
  const bytes = "copyOf" in file ? readFileSync(file.copyOf) : file.bytes;
  return /\.(js|css|svg|html|txt|xml|json)$/.test(file.path)
    ? compressedBytes(bytes)
    : bytes.length;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
