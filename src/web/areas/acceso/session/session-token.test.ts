import { describe, expect, it } from "vitest";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { decodeToken, isExpired } from "./session-token.ts";

describe("decodeToken", () => {
  it("reads names with accents", () => {
    expect(decodeToken(fakeToken({ nombre: "Íñigo Núñez 🗻" }))?.nombre).toBe("Íñigo Núñez 🗻");
  });

  it.each([
    ["an empty text", ""],
    ["two parts", "a.b"],
    ["no base64", "a.%%%.c"],
    ["no JSON", `a.${btoa("hola")}.c`],
    ["another role", fakeToken({ rol: "root" as "admin" })],
    ["an end that is no number", fakeToken({ exp: "mañana" as unknown as number })],
    ["broken UTF-8", `a.${btoa("\xff\xfe")}.c`],
  ])("gives null for %s", (_name, token) => {
    expect(decodeToken(token)).toBeNull();
  });
});

describe("isExpired", () => {
  const claims = { sub: "1", nombre: "Ana", rol: "cliente", iat: 1_000, exp: 1_900 } as const;
  const twoHoursMs = 7_200_000;

  it.each([
    ["before its end", 1_899_999, 0, false],
    ["at its end", 1_900_000, 0, true],
    ["on a clock two hours ahead, skew known", 1_100_000 + twoHoursMs, -twoHoursMs, false],
    ["on a clock two hours behind, skew known", 2_000_000 - twoHoursMs, twoHoursMs, true],
  ])("%s", (_name, nowMs, skewMs, expected) => {
    expect(isExpired(claims, nowMs, skewMs)).toBe(expected);
  });
});
