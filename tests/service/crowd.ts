import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { message, order } from "./parts.ts";

export type Acknowledged = { readonly kind: "order" | "enquiry" | "plain"; readonly mark: string };

type Crowd = {
  /** What the service promised to keep: an id, or for a plain form the words that were sent. */
  readonly acknowledged: Acknowledged[];
  readonly statuses: Map<number | string, number>;
  /** Resolves when every visitor has given up or was told to stop. */
  readonly done: Promise<void>;
  readonly stop: () => void;
  /** Resolves with the first acknowledgement. */
  readonly started: Promise<void>;
};

let visitors = 0;

/** Visitors who send orders, messages and plain forms over kept connections, by default without a pause. */
export function crowd(address: string, size: number, pauseMs = 0): Crowd {
  const agent = new Agent({ keepAlive: true, maxSockets: size });
  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number | string, number>();
  let isStopped = false;
  let onStart = () => {};
  const started = new Promise<void>(resolve => {
    onStart = resolve;
  });

  async function visitor(): Promise<void> {
    while (!isStopped) {
      if (pauseMs) await pause(pauseMs);
      const sent = submission();
      const answer = await ask(address, agent, sent);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (typeof answer.status === "string") return;
      onStart();
      if (answer.status === 303) acknowledged.push({ kind: "plain", mark: sent.mark });
      else if (answer.status < 300) acknowledged.push({ kind: sent.kind, mark: idIn(answer.text) });
    }
  }

  const done = Promise.all(Array.from({ length: size }, visitor)).then(() => agent.destroy());
  const stop = () => {
    isStopped = true;
  };
  return { acknowledged, statuses, done, stop, started };
}

type Sent = {
  readonly kind: Acknowledged["kind"];
  readonly path: string;
  readonly type: string;
  readonly body: string;
  readonly mark: string;
};

function submission(): Sent {
  const mark = `visitor-${process.pid}-${visitors++}`;
  const json = "application/json";
  if (visitors % 3 === 0) {
    const body = JSON.stringify({ ...message, message: `A message of ${mark}` });
    return { kind: "enquiry", path: "/contact-form", type: json, body, mark };
  }
  if (visitors % 3 === 1) {
    const body = JSON.stringify({ ...order, message: `An order of ${mark}` });
    return { kind: "order", path: "/package_orders", type: json, body, mark };
  }
  const body = new URLSearchParams({ ...message, message: `A plain form of ${mark}` }).toString();
  const type = "application/x-www-form-urlencoded";
  return { kind: "plain", path: "/contact-form", type, body, mark };
}

type Answer = { readonly status: number | string; readonly text: string };

/** A connection that breaks gives its error code; only a whole answer gives a status. */
function ask(address: string, agent: Agent, { path, type, body }: Sent): Promise<Answer> {
  return new Promise(resolve => {
    const headers = { "content-type": type, "content-length": Buffer.byteLength(body) };
    const sent = request(address + path, { method: "POST", agent, headers }, response => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", chunk => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => resolve({ status: "CUT", text }));
    });
    sent.on("error", error => resolve({ status: String(Reflect.get(error, "code")), text: "" }));
    sent.end(body);
  });
}

function idIn(text: string): string {
  const answer = JSON.parse(text);
  return answer.id ?? answer.data.id;
}
