import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ProblemsError } from "../../problems/problem.ts";
import { type Handle, host } from "../host.ts";
import { listen, type Place, type Route, type Running } from "../listen.ts";
import { type DevSite, devSite } from "./dev-site.ts";
import { type Following, follow, type News } from "./open-pages/follow.ts";
import { toOwnNames } from "./own-names.ts";
import { isPassing, problemsOf } from "./problems-of.ts";
import { devShelf } from "./shown/dev-shelf.ts";
import { ownFiles } from "./shown/own-files.ts";
import { problemPage } from "./shown/problem-page.ts";

type Dev = Place & {
  root: string;
  /** When the site's code was bundled before this was loaded: the end of that. */
  bundling?: Promise<void>;
  routes: Route[];
  onPortTaken: (port: number) => void;
  onNews: (news: News) => void;
};

/** Serves a site from its sources: pages are made when they are looked at and follow every change. */
export async function dev({
  root: folder,
  bundling,
  routes,
  onNews,
  ...listening
}: Dev): Promise<Running> {
  const root = resolve(folder);
  const site = devSite(root, bundling);
  const shelf = devShelf(site);
  const following = follow({ site, shelf, onNews });
  const close = () => Promise.all([following.close(), site.close()]);
  try {
    await following.open();
    const own = { ...ownFiles(), "/_dev/events": following.events };
    // Compressing takes longer than the way from a machine to itself.
    const serve = host(shelf, { compress: false });
    const all = [...Object.entries(own).map(([prefix, handle]) => ({ prefix, handle })), ...routes];
    const guarded = (handle: Handle) => toOwnNames(listening.host, handle);
    const running = await listen({
      ...listening,
      handle: guarded(serving(site, following, serve)),
      routes: all.map(({ prefix, handle }) => ({ prefix, handle: guarded(handle) })),
    });
    // The first change then finds everything ready. What does not compile, or cannot be read, is told elsewhere.
    void site
      .warmUp()
      .finally(() => following.watchMore())
      .then(site.readAhead)
      .catch(() => {});
    return { ...running, close: async () => void (await Promise.all([close(), running.close()])) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Requests wait for changes that are being taken in; what cannot be made is explained instead. */
function serving(site: DevSite, following: Following, serve: Handle): Handle {
  const answer: Handle = async (request, response) => {
    await following.ready(pathOf(request));
    if (!site.snapshot()) throw new ProblemsError(following.problems());
    await serve(request, response);
  };
  return async (request, response) => {
    // By then the system has all of it.
    response.once("finish", () => following.served(pathOf(request)));
    for (let waitedMs = 0; ; waitedMs += stepMs)
      try {
        return await answer(request, response);
      } catch (error) {
        if (response.headersSent) throw error;
        if (!isPassing(error) || waitedMs > 2_000) return await explain(error, response);
        await wait(stepMs);
      }
  };

  async function explain(error: unknown, response: ServerResponse): Promise<void> {
    // A change that does not pass is kept from being taken in by what is wrong elsewhere.
    const standing = isPassing(error) ? following.problems() : [];
    const problems = standing.length > 0 ? standing : await problemsOf(error, site.root);
    following.report(problems);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
    response.writeHead(500, headers).end(problemPage(problems));
  }
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.replace(/\?.*/s, "");
}

const stepMs = 25;
