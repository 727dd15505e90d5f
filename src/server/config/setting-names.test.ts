import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { findMistaken, findUnknown, settingNames } from "./setting-names.ts";

test("the settings are those of .env.example", () => {
  const example = readFileSync(".env.example", "utf8");
  const names = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect([...settingNames].sort()).toEqual([...new Set(names)].sort());
});

test.each([
  ["PROXY_HOP", "PROXY_HOPS"],
  ["SMTP_URI", "SMTP_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["JWT_SECRET_FLE", "JWT_SECRET_FILE"],
  ["shop_url", "SHOP_URL"],
])("%s is nearly %s", (name, near) => {
  expect(findMistaken([name])).toEqual([`${name} no existe: ¿quisiste decir ${near}?`]);
});

test("names of other programs and right ones pass", () => {
  const names = [
    "HOME",
    "PATH",
    "MAIL",
    "SHELL",
    "USER",
    "POST",
    "HOSTNAME",
    "PWD",
    "TERM",
    "STANDINS_HOST",
  ];
  const right = ["PROXY_HOPS", "JWT_SECRET", "JWT_SECRET_FILE", "PORT"];
  expect(findMistaken([...names, ...right])).toEqual([]);
});

test("in .env a name that is like none is refused too", () => {
  expect(findUnknown(["SHOP_URL", "NODE_IMAGE", "TZ", "COLOR_DE_FONDO", "PROXY_HOP"])).toEqual([
    "COLOR_DE_FONDO, de .env, no es un ajuste: .env.example los nombra todos.",
    "PROXY_HOP no existe: ¿quisiste decir PROXY_HOPS?",
  ]);
});

test("the start is refused", () => {
  const result = readConfig("demo", { PROXY_HOP: "1" });
  expect(result).toEqual({
    ok: false,
    faults: ["PROXY_HOP no existe: ¿quisiste decir PROXY_HOPS?"],
  });
});
