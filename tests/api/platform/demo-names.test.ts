import { request } from "node:http";
import { expect } from "vitest";
import { test } from "#rig/test.ts";

/** Sends a browser's request from a page that was opened under `host`; `fetch` sets no Host. */
function login(url: string, host: string): Promise<number> {
  const headers = { host, origin: `http://${host}`, "content-type": "application/json" };
  const asked = new URL("/api/auth/login.php", url);
  return new Promise((resolve, reject) => {
    const sent = request(asked, { method: "POST", headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(JSON.stringify({ email: "nadie@tienda.test", password: "x" }));
  });
}

test("a demo takes no password under a name that others made to mean this machine", async ({
  shop,
}) => {
  const { port } = new URL(shop.url);
  for (const name of ["otra.test", "127.0.0.1.otra.test", "localhost.otra.test"]) {
    expect(await login(shop.url, `${name}:${port}`)).toBe(403);
  }
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(await login(shop.url, `${name}:${port}`)).toBe(401);
  }
});
