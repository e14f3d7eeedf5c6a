import { randomUUID } from "node:crypto";
import type { PageEvent } from "../../browser/events.ts";
import type { Handle } from "../../host.ts";

/** A page that is open in a browser. */
export type Listener = {
  /** The address it was opened under. */
  path: string;
  template: string;
  version: string;
  /** Not before it was brought up to date: what was saved before it listened, it may have missed. */
  isCurrent: boolean;
  /** Of a page that the public does not see yet; patching a page leaves it as it is. */
  badge: string;
  /** What it shows, when this run of the server knows. */
  html: string | undefined;
  /** The styles it was told of, if it was. */
  styles: string | undefined;
  tell: (event: PageEvent) => void;
  /** Whether problems are shown on it, or may be. */
  troubled: boolean;
};
type Listeners = {
  all: () => Listener[];
  handle: Handle;
  close: () => void;
};

/** Server-sent events, one stream a page; `onOpen` brings a page up to date that has missed something. */
export function listeners(onOpen: (listener: Listener) => void): Listeners {
  const open = new Map<Listener, () => void>();
  const server = randomUUID();
  return {
    all: () => [...open.keys()],
    close: () => {
      for (const end of open.values()) end();
    },
    handle: (request, response) => {
      const asked = new URL(request.url ?? "/", "http://localhost").searchParams;
      const tell = (event: PageEvent) => {
        response.write(`data: ${JSON.stringify(event)}\n\n`);
        // Node would hold it back until this turn of its loop is over, and with it pages that are made meanwhile.
        response.socket?.uncork();
      };
      const listener: Listener = {
        path: asked.get("path") ?? "/",
        template: asked.get("template") ?? "",
        version: asked.get("version") ?? "",
        isCurrent: false,
        badge: asked.get("badge") ?? "",
        html: undefined,
        styles: undefined,
        // One that is looked at again still shows what was wrong when it was left.
        troubled: true,
        tell,
      };
      response.writeHead(200, {
        "Content-Type": "text/event-stream",
        "Cache-Control": "no-store",
        "X-Accel-Buffering": "no",
      });
      response.socket?.setNoDelay(true);
      response.write("retry: 300\n\n");
      tell({ kind: "hello", server });
      open.set(listener, () => response.end());
      response.on("close", () => open.delete(listener));
      // A page that is left closes one half of its connection, and the server leaves the other open for an answer.
      request.socket.on("end", () => response.destroy());
      onOpen(listener);
    },
  };
}
