import type { FastifyInstance, FastifyRequest } from "fastify";
import { problems, type Shape } from "./answers.ts";
import { refuse } from "./refuse.ts";

type Known = { readonly methods: Set<string>; readonly shape: Shape | undefined };

/**
 * An address that leads nowhere is answered 404; one that is known but is not asked in this way 405, with the ways there
 * are. At once, whatever the body may be.
 */
export function refuseUnknown(app: FastifyInstance): void {
  const addresses = new Map<string, Known>();

  app.addHook("onRoute", ({ url, method, config }) => {
    // Whatever the address, a preflight is answered before it is looked for.
    const known = addresses.get(url) ?? { methods: new Set(["OPTIONS"]), shape: config?.shape };
    for (const one of [method].flat()) known.methods.add(one);
    addresses.set(url, known);
  });

  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const known = addresses.get(pathOf(request));
    if (known) reply.header("Allow", [...known.methods].sort().join(", "));
    refuse(request, reply, known ? { ...problems.method, shape: known.shape } : problems.notFound);
  });
}

/** As the router reads it: escapes, and slashes at the end or two of them, make no other address. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ""] = url.split("?");
  return decodeURI(path)
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}
