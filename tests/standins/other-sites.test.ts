import { request } from "node:http";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { type Harness, startStandins } from "./harness.ts";

type Asked = { method?: string; path: string; headers?: Record<string, string> };

/** `fetch` sets neither Host nor what browsers say of the page that asks. */
function ask({ url }: Harness, { method = "GET", path, headers = {} }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end();
  });
}

async function deliver(shop: Harness): Promise<void> {
  const transport = createTransport(shop.smtpUrl);
  await transport.sendMail({ from: "a@b.test", to: "c@d.test", subject: "enlace", text: "Hola" });
  transport.close();
}

const empty = { method: "POST", path: "/correo/vaciar" };

test.each<Record<string, string>>([
  { "sec-fetch-site": "cross-site", origin: "null" },
  { "sec-fetch-site": "same-site", origin: "http://127.0.0.1:1" },
  { origin: "http://otra.test" },
])("a page of another site cannot empty the mail: %j", async (headers) => {
  const shop = await startStandins();
  await deliver(shop);
  expect(await ask(shop, { ...empty, headers })).toBe(403);
  expect(await shop.list("/correo/mensajes.json")).toHaveLength(1);
});

test.each<Record<string, string>>([{}, { "sec-fetch-site": "same-origin", origin: "null" }])(
  "the stand-in's own page and programs can: %j",
  async (headers) => {
    const shop = await startStandins();
    await deliver(shop);
    expect(await ask(shop, { ...empty, headers })).toBe(303);
    expect(await shop.list("/correo/mensajes.json")).toEqual([]);
  },
);

test("the shop's page, another site for a browser, sends its shopper to pay", async () => {
  const shop = await startStandins();
  const path = `/webpay/webpayserver/initTransaction?token_ws=${await shop.create()}`;
  const headers = { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" };
  expect(await ask(shop, { method: "POST", path, headers })).toBe(200);
});

test("mails are not told under a name that somebody else made to mean this machine", async () => {
  const shop = await startStandins();
  const { port } = new URL(shop.url);
  const path = "/correo/mensajes.json";
  for (const host of [`otra.test:${port}`, `127.0.0.1.otra.test:${port}`, "localhost.otra.test"]) {
    expect(await ask(shop, { path, headers: { host } })).toBe(403);
  }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect(await ask(shop, { path, headers: { host } })).toBe(200);
  }
});
