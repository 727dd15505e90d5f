import { describe, expect, test } from "vitest";
import { productionEnv } from "#tests/support/calls/production-process.ts";
import { readConfig } from "./config.ts";

const { WEBPAY_URL: _, WEBPAY_COMMERCE_CODE: __, WEBPAY_API_KEY: ___, ...env } = productionEnv;
const trial = { ...env, MODO: "integracion" };

describe("MODO=integracion", () => {
  test("takes Transbank's public code and keeps mails; all else is production", () => {
    const result = readConfig("production", trial);
    expect(result).toMatchObject({
      ok: true,
      config: {
        mode: "production",
        webpay: { url: "https://webpay3gint.transbank.cl", commerceCode: "597055555532" },
        trial: { isTrial: true, mails: "keep" },
      },
    });
  });

  test("lets mails leave when it is asked to", () => {
    const result = readConfig("production", { ...trial, MODO_CORREOS: "enviar" });
    expect(result).toMatchObject({ ok: true, config: { trial: { mails: "send" } } });
  });

  test.each([
    ["production's host", { WEBPAY_URL: "https://webpay3g.transbank.cl" }, /WEBPAY_URL debe ser/],
    ["a commerce's code", { WEBPAY_COMMERCE_CODE: "597012345678" }, /no es de integración/],
    ["plain HTTP", { SHOP_URL: "http://tienda.example" }, /https/],
    ["no secret", { JWT_SECRET: "" }, /JWT_SECRET/],
    ["another word", { MODO: "pruebas" }, /integracion o produccion/],
  ])("refuses %s", (_which, changed, sentence) => {
    const result = readConfig("production", { ...trial, ...changed });
    expect(result).toMatchObject({ ok: false });
    expect(result.ok ? "" : result.faults.join("\n")).toMatch(sentence);
  });
});

test.each([
  ["production", { ...productionEnv, MODO_CORREOS: "guardar" }, /solo vale con MODO=integracion/],
  ["production", { ...env, WEBPAY_COMMERCE_CODE: "597055555532" }, /públicos de integración/],
  ["demo", { MODO: "integracion" }, /MODO es de npm start/],
] as const)("%s refuses what belongs to a trial", (mode, settings, sentence) => {
  const result = readConfig(mode, settings);
  expect(result.ok ? "" : result.faults.join("\n")).toMatch(sentence);
});

test("production without MODO is no trial, and a slash behind the host is nothing", () => {
  const settings = { ...productionEnv, WEBPAY_URL: `${productionEnv.WEBPAY_URL}/` };
  expect(readConfig("production", settings)).toMatchObject({
    ok: true,
    config: { webpay: { url: productionEnv.WEBPAY_URL }, trial: { isTrial: false, mails: "send" } },
  });
});
