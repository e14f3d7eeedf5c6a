import { readFileSync } from "node:fs";
import type { OpenSite } from "../open-site.ts";
import type { Problem } from "../problem.ts";
import type { Budget } from "../site.ts";
import type { OutputFile } from "../write.ts";
import { all, type CheckedPage } from "./checked-page.ts";
import { atSource } from "./source-of.ts";
import { budgetOf, compressedBytes } from "./weight.ts";

type Weighing = {
  site: OpenSite;
  pages: CheckedPage[];
  htmlOf: (route: string) => string;
  files: OutputFile[];
};

/** Every page against the limits of its template: bytes as they are sent, and requests of the first view. */
export function budgetProblems(weighing: Weighing): Problem[] {
  const weigh = scales(weighing);
  return weighing.pages.flatMap(checked => {
    const budget = budgetOf(weighing.site.module.site.budgets, checked.page);
    const weight = weigh(checked);
    return parts
      .filter(part => weight[part] > budget[part])
      .map(part => {
        const unit = part === "requests" ? "requests" : "bytes";
        const message = `${part}: ${weight[part]} ${unit}, the budget of '${checked.page.template}' is ${budget[part]}`;
        return atSource({
          root: weighing.site.root,
          page: checked.page,
          search: "",
          finding: {
            code: `budget/${part}`,
            message,
            fix: "Make it lighter, or raise the limit in the site's budgets with a reason",
          },
        });
      });
  });
}

export const parts = ["html", "styles", "script", "fonts", "images", "requests"] as const;

/** Weighs pages; a file that many pages use is read once. */
export function scales({ site, htmlOf, files }: Weighing): (checked: CheckedPage) => Budget {
  const byAddress = new Map(files.map(file => [`/${file.path}`, file]));
  const known = new Map<string, number>();
  const size = (address: string) => {
    const found = known.get(address) ?? sizeOf(byAddress.get(address));
    known.set(address, found);
    return found;
  };
  return checked => {
    const { page, facts } = checked;
    const fonts = site.code.fonts[page.template] ?? [];
    const scripts = all("assets", checked).filter(address => address.endsWith(".js"));
    const images = facts.eager;
    return {
      html: compressedBytes(htmlOf(page.route)),
      styles: compressedBytes(site.code.styles[page.template] ?? ""),
      script: sum(scripts.map(size)),
      fonts: sum(fonts.map(size)),
      images: sum(images.map(size)),
      requests: 1 + scripts.length + fonts.length + images.length,
    };
  };
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
