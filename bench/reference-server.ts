/** Answers each path with the bytes and headers it was sent for it: Node's upper bound. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Kept = { path: string; status: number; headers: [string, string][]; body: string };

const answers = new Map<string, { status: number; headers: string[]; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(answer.status, answer.headers).end(answer.body);
});

process.on("message", ({ path, status, headers, body }: Kept) => {
  answers.set(path, { status, headers: headers.flat(), body: Buffer.from(body, "base64") });
  process.send?.("kept");
});
process.once("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
