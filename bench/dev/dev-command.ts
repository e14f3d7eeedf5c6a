import { median, millisecondsText, percentile } from "../figures.ts";
import { emptyAway } from "../move-away.ts";
import { type Chapter, report } from "../report.ts";
import { type DevFigures, type DevPlan, measureDev } from "./dev-bench.ts";
import { type EditKind, editKinds } from "./edits.ts";

type DevOptions = { sizes: number[]; edits: number; starts: number };

/** `npm run bench -- dev` */
export async function devCommand({ sizes, ...plan }: DevOptions): Promise<void> {
  try {
    const figures: DevFigures[] = [];
    for (const size of sizes) figures.push(await measureDev(size, plan));
    report("dev", chapter(figures, plan));
  } finally {
    emptyAway();
  }
}

function chapter(figures: DevFigures[], { edits, starts }: DevPlan): Chapter {
  const start = figures.map(({ articles, firstReadyMs, readyMs, pageMs }) => [
    String(articles),
    ...[firstReadyMs, readyMs, pageMs].map(times => millisecondsText(median(times))),
  ]);
  const seen = figures.flatMap(figure =>
    editKinds.map(edit => {
      const times = figure.seenMs[edit];
      const parts = [0.5, 0.95, 1].map(share => millisecondsText(percentile(times, share)));
      return [
        `${figure.articles}, ${edit}`,
        ...parts,
        goals[edit](figure.articles),
        String(figure.unseen[edit]),
      ];
    }),
  );
  return {
    title: "site dev",
    about: [
      `The real site with articles added; ready is counted from the start of the process (each a median of ${starts}), and seen from the moment before a file is written until after the frame in which Chromium paints it (${edits} edits of each kind, in turns).`,
    ],
    tables: [
      {
        caption: "Ready:",
        table: {
          head: ["articles added", "first start, no cache", "later starts", "their first page"],
          rows: start,
        },
      },
      {
        caption: "From saving to seeing:",
        table: {
          head: ["articles added, edited", "p50", "p95", "slowest", "aim for p95", "never seen"],
          rows: seen,
        },
      },
    ],
    notes: [
      "A browser paints every 16.7 ms, so 8 ms of each figure are on average the wait for the next frame.",
      "Seen is the page that is open; what else depends on the edit, such as lists and feeds, is planned right after, and the next edit may have to wait for it.",
      "The template's edit changes an attribute that scripts may depend on, so the page is loaded anew: the slow way.",
    ],
  };
}

const goals: Record<EditKind, (articles: number) => string> = {
  article: articles => (articles < 1000 ? "60 ms" : "100 ms"),
  style: () => "40 ms",
  template: () => "200 ms",
};
