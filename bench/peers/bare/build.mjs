// No generator, but the least that one on Node with marked can take: on all cores each text is read, turned into HTML
// and written with the frame around it. There are no lists, no templates, no checks, and nothing is kept.
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writevSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { marked } from "marked";

const threads = availableParallelism();
const first = isMainThread ? 0 : workerData;
if (isMainThread)
  for (let thread = 1; thread < threads; thread++)
    new Worker(new URL(import.meta.url), { workerData: thread });

const { head, header, footer, filler } = JSON.parse(readFileSync("frame.json", "utf8"));
const between = Buffer.from(`${head}</head><body>${header}<main>`);
const end = Buffer.from(`</main>${footer}<div hidden>${filler}</div></body></html>`);
mkdirSync("dist/blog", { recursive: true });
const names = readdirSync("articles");
for (let index = first; index < names.length; index += threads) {
  const source = readFileSync(`articles/${names[index]}`, "utf8");
  const title = JSON.parse(/^title: (.*)$/m.exec(source)[1]);
  const body = marked.parse(source.slice(source.indexOf("\n---\n", 4) + 5));
  const folder = `dist/blog/${names[index].slice(0, -3)}`;
  mkdirSync(folder);
  const file = openSync(`${folder}/index.html`, "w");
  const start = `<!doctype html><html lang="en-GB"><head><title>${title}</title>`;
  writevSync(file, [Buffer.from(start), between, Buffer.from(`<h1>${title}</h1>${body}`), end]);
  closeSync(file);
}
