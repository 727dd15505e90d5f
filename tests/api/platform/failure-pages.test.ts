import { request as httpRequest } from "node:http";
import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { themeScript } from "#contract/values/theme.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import { unavailable } from "#server/errors.ts";
import { maxLagMs } from "#server/http/guard/load-shedding.ts";

const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const retorno = "/api/endpoints/pago_retorno.php";

let lag = 0;
let isBroken = false;
let isRefusing = false;
/** The first that every request asks; nothing else refuses a return from paying. */
function lagMs(): number {
  if (isRefusing) throw unavailable(errorMessages.unavailable, 2);
  return lag;
}
const test = shopTest({
  load: { lagMs, stop: () => undefined },
  pages: {
    clientDir: null,
    inlineTexts: { scripts: [], styles: [] },
    render: async () => {
      if (isBroken) throw new Error("a component threw");
      return new Response("<p>página</p>");
    },
  },
});
test.beforeEach(() => {
  lag = 0;
  isBroken = false;
  isRefusing = false;
});

function fallBehind(): void {
  lag = maxLagMs + 1;
}
function refuse(): void {
  isRefusing = true;
}
function breakPages(): void {
  isBroken = true;
}

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** `fetch` would repair a malformed address. */
function ask(shop: TestShop, { path, method = "GET", headers = {}, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${shop.url}${path}`, { path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString("utf8");
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

type Row = {
  name: string;
  asked: Ask;
  status: number;
  error: string;
  title: string;
  prepare?: () => void;
};

const form = { "content-type": "application/x-www-form-urlencoded" };
const rows: Row[] = [
  {
    name: "a process that is far behind",
    prepare: fallBehind,
    asked: { path: "/terminos" },
    status: 503,
    error: errorMessages.unavailable,
    title: "La tienda vuelve en un momento",
  },
  {
    name: "a shop that refuses everything",
    prepare: refuse,
    asked: { path: "/tienda" },
    status: 503,
    error: errorMessages.unavailable,
    title: "La tienda vuelve en un momento",
  },
  {
    name: "a return from paying that is refused",
    prepare: refuse,
    asked: { path: `${retorno}?token_ws=abc` },
    status: 503,
    error: errorMessages.unavailable,
    title: "Aún no podemos mostrarte el resultado",
  },
  {
    name: "a return by form that is refused",
    prepare: refuse,
    asked: { path: retorno, method: "POST", headers: form, body: "TBK_TOKEN=abc" },
    status: 503,
    error: errorMessages.unavailable,
    title: "Aún no podemos mostrarte el resultado",
  },
  {
    name: "a page that throws",
    prepare: breakPages,
    asked: { path: "/privacidad" },
    status: 500,
    error: errorMessages.unexpected,
    title: "Algo se atascó en la impresora",
  },
  {
    name: "a malformed address",
    asked: { path: "/%E0%A4%A" },
    status: 400,
    error: errorMessages.malformedAddress,
    title: "No entendimos esta dirección",
  },
  {
    name: "a form sent to a page",
    asked: { path: "/tienda", method: "POST", headers: form, body: "q=pudu" },
    status: 405,
    error: errorMessages.methodNotAllowed,
    title: "Esta página no recibe formularios",
  },
  {
    name: "a form sent to nowhere",
    asked: { path: "/nada", method: "POST", headers: form, body: "q=pudu" },
    status: 404,
    error: errorMessages.notFound,
    title: "Esta página no existe",
  },
  {
    name: "a picture that is gone, opened by itself",
    asked: { path: "/imagenes/nada/640.webp" },
    status: 404,
    error: errorMessages.notFound,
    title: "Esta página no existe",
  },
  {
    name: "a form of another site",
    asked: { path: "/tienda", method: "POST", headers: { origin: "https://otra.cl" } },
    status: 403,
    error: errorMessages.crossSite,
    title: "No pudimos aceptar lo que se envió",
  },
  {
    name: "a form that is too large",
    asked: { path: "/tienda", method: "POST", headers: form, body: `q=${"x".repeat(200_000)}` },
    status: 413,
    error: errorMessages.tooLarge,
    title: "Lo que enviaste es demasiado grande",
  },
];

describe.each(rows)("$name", ({ prepare, asked, status, error, title }) => {
  test("is a self-contained page for a browser", async ({ shop }) => {
    prepare?.();
    const answer = await ask(shop, { ...asked, headers: { ...asked.headers, ...asBrowser } });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).not.toMatch(/\s(?:src|style)=/);
    expect(answer.headers["content-security-policy"]).toMatch(/style-src-elem 'self' 'sha256-/);
    expect(answer.headers["retry-after"] !== undefined).toBe(status === 503);
  });

  test.for([
    ["a program", {}],
    ["a program that takes anything", { accept: "*/*" }],
    ["a script of a page", { ...asBrowser, "sec-fetch-mode": "cors" }],
  ] as const)("is JSON for %s, byte-equal", async ([_who, headers], { shop }) => {
    prepare?.();
    const answer = await ask(shop, { ...asked, headers: { ...asked.headers, ...headers } });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.text).toBe(JSON.stringify({ error }));
  });
});

test.for(["/api/endpoints/nada.php", "/api/endpoints/productos.php?id=999999"])(
  "%s is never answered with a page",
  async (path, { shop }) => {
    const answer = await ask(shop, { path, headers: asBrowser });
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  },
);

test("only a read is retried automatically", async ({ shop }) => {
  refuse();
  const read = await ask(shop, { path: "/tienda", headers: asBrowser });
  expect(read.text).toContain('data-wait="5"');
  const sent = await ask(shop, { path: retorno, method: "POST", headers: asBrowser });
  expect(sent.text).not.toContain("data-wait");
  const scripts = [...sent.text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(scripts).toEqual([themeScript]);
});
