import { fastify } from "fastify";

// The upper limit: the same route reads the same body and answers a constant.
const app = fastify({ logger: false });
const answer = { data: { id: "01a1fc0f-117f-72ac-82ab-fa32eac18110" }, error: null };
app.post("/package_orders", async (_request, reply) => reply.code(201).send(answer));
const address = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${address}\n`);
process.once("SIGTERM", () => void app.close());
