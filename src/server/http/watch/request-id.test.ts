import { expect, test } from "vitest";
import { keepLog } from "#tests/support/faults/log-lines.ts";
import { createHttp } from "../create-http.ts";
import { chooseRequestId } from "./request-id.ts";

const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const given = "7f0c4d3e9b2a4c1d8e6f5a4b3c2d1e0f";
const forwarded = { "x-forwarded-for": "203.0.113.9" };

test.each([
  ["the trusted proxy's", { id: given, hops: 1, peer: "127.0.0.1", ...forwarded }, given],
  [
    "a load balancer's",
    { id: "Root=1-67891233-abcdef012345", hops: 1, peer: "10.0.0.2", ...forwarded },
    "Root=1-67891233-abcdef012345",
  ],
  ["a client's, without a proxy", { id: given, hops: 0, peer: "127.0.0.1", ...forwarded }, own],
  ["one that passed the proxy by", { id: given, hops: 1, peer: "127.0.0.1" }, own],
  ["one from a public address", { id: given, hops: 1, peer: "203.0.113.1", ...forwarded }, own],
  ["a long one", { id: "a".repeat(65), hops: 1, peer: "127.0.0.1", ...forwarded }, own],
  ["a short one", { id: "1", hops: 1, peer: "127.0.0.1", ...forwarded }, own],
  ["markup", { id: "<b>12345678</b>", hops: 1, peer: "127.0.0.1", ...forwarded }, own],
  ["two, as Node joins them", { id: `${given}, b`, hops: 1, peer: "127.0.0.1", ...forwarded }, own],
])("takes or makes an id: %s", (_which, { id, hops, peer, ...headers }, expected) => {
  const chosen = chooseRequestId({ peer, headers: { ...headers, "x-request-id": id } }, hops);
  expect(chosen).toEqual(typeof expected === "string" ? expected : expect.stringMatching(expected));
});

test("a line that somebody else writes during a call names the call, also after its body", async () => {
  const { log, lines } = keepLog();
  const http = createHttp({ proxyHops: 1, log, headers: {}, isTrial: false });
  http.post("/decir", async ({ body }) => {
    await Promise.resolve();
    log.info("said by a service");
    return body;
  });
  const url = await http.listen({ host: "127.0.0.1", port: 0 });
  const call = (id: string) =>
    fetch(`${url}/decir`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": id, ...forwarded },
      body: JSON.stringify({ texto: "capa ".repeat(5000) }),
    });
  const ids = ["primera-llamada", "segunda-llamada"];
  const answers = await Promise.all(ids.map(call));
  await http.close();
  expect(answers.map(({ headers }) => headers.get("x-request-id"))).toEqual(ids);
  const said = lines.filter(({ msg }) => msg === "said by a service");
  expect(said.map(({ reqId }) => reqId).sort()).toEqual(ids);
});
