import { connect, type Socket } from "node:net";
import { percentile } from "../figures.ts";

export type LoadPlan = {
  readonly port: number;
  readonly path: string;
  /** What is sent; '#' is replaced by a number that never comes again. */
  readonly body: string;
  readonly connections: number;
  readonly seconds: number;
  /** Before them, not counted: generator and server are slow until they are compiled. */
  readonly warmUpSeconds?: number;
  /** Without it each connection sends again as soon as it has its answer. */
  readonly perSecond?: number;
};

export type LoadResult = {
  readonly answered: number;
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
};

/** A small load generator over keep-alive connections to this machine, cheap enough to leave the server the processor. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const timesMs: number[] = [];
  const statuses: Record<string, number> = {};
  const startedMs = performance.now();
  const countedMs = startedMs + (plan.warmUpSeconds ?? 0) * 1000;
  const endMs = countedMs + plan.seconds * 1000;
  const idle: Line[] = [];
  let sent = 0;

  function onAnswer(line: Line, status: string, ms: number): void {
    const now = performance.now();
    if (now - ms >= countedMs) {
      timesMs.push(ms);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    if (now >= endMs) line.end();
    else if (plan.perSecond) idle.push(line);
    else line.send(requestOf(plan, sent++), now);
  }

  /** Time runs from when a request was due: one that has to wait for a free connection has waited. */
  function sendWhatIsDue(perSecond: number): void {
    const now = Math.min(performance.now(), endMs);
    for (;;) {
      const dueMs = startedMs + (sent / perSecond) * 1000;
      const line = dueMs <= now ? idle.pop() : undefined;
      if (!line) return;
      line.send(requestOf(plan, sent++), dueMs);
    }
  }

  const lines = Array.from({ length: plan.connections }, () => openLine(plan.port, onAnswer));
  await Promise.all(lines.map(({ opened }) => opened));
  const { perSecond } = plan;
  if (perSecond) {
    idle.push(...lines);
    const timer = setInterval(() => {
      sendWhatIsDue(perSecond);
      if (performance.now() < endMs) return;
      clearInterval(timer);
      for (const line of idle) line.end();
    }, 2);
  } else {
    for (const line of lines) line.send(requestOf(plan, sent++), performance.now());
  }
  await Promise.all(lines.map(({ closed }) => closed));
  const seconds = (performance.now() - countedMs) / 1000;
  return {
    answered: timesMs.length,
    perSecond: timesMs.length / seconds,
    statuses,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    maxMs: percentile(timesMs, 1),
  };
}

function requestOf({ path, body }: LoadPlan, number: number): string {
  const text = body.replace("#", String(number));
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${Date.now().toString(36)}-${process.pid}-${number}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

type Line = {
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
  readonly send: (request: string, fromMs: number) => void;
  readonly end: () => void;
};

function openLine(port: number, onAnswer: (line: Line, status: string, ms: number) => void): Line {
  const socket: Socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  let fromMs = 0;
  let received = "";
  const line: Line = {
    opened: new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject)),
    closed: new Promise(resolve => socket.once("close", () => resolve())),
    send: (request, atMs) => {
      fromMs = atMs;
      socket.write(request);
    },
    end: () => void socket.end(),
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", chunk => {
    received += chunk.toString("latin1");
    const headEnd = received.indexOf("\r\n\r\n");
    if (headEnd < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < headEnd + 4 + length) return;
    const status = received.slice(9, 12);
    received = "";
    onAnswer(line, status, performance.now() - fromMs);
  });
  return line;
}
