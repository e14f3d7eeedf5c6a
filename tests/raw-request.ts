import { once } from "node:events";
import { connect } from "node:net";

/**
 * Sends bytes as they are, which no HTTP client would do, on a connection of their own, and gives back all that comes until
 * the other side closes it: each letter stands for a byte.
 */
export async function rawRequest(
  address: string,
  bytes: string,
  { closesItsHalf = false } = {},
): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.setEncoding("latin1");
  let heard = "";
  socket.on("data", text => {
    heard += text;
  });
  socket.write(bytes);
  if (closesItsHalf) socket.end();
  await once(socket, "end");
  socket.destroy();
  return heard;
}
