import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildFilter, readLocal, readRanked } from "#scripts/password-filter/build-filter.ts";
import { isLeaked } from "#server/passwords/leaked-passwords.ts";

const kept = readFileSync("src/server/passwords/leaked-passwords.bin");

describe("the filter of leaked passwords", () => {
  it("is what its lists make (`npm run contrasenas`): 600,000 in less than 2 MB", () => {
    const { bytes, passwords, stems } = buildFilter();
    expect(kept.equals(bytes)).toBe(true);
    expect(passwords).toBeGreaterThan(600_000);
    expect(stems).toBeGreaterThan(6_000);
    expect(kept.length).toBeLessThan(2_000_000);
  });

  it("knows the 10,000 most common passwords of 8 signs or more, and those of Chile", () => {
    const mostCommon = readRanked().filter((password) => password.length >= 8);
    for (const password of [...mostCommon.slice(0, 10_000), ...readLocal()])
      if (password.length >= 8) expect(isLeaked(password), password).toBe(true);
  });

  it("takes fewer than one in 5,000 random texts for a leaked one", () => {
    const texts = Array.from({ length: 100_000 }, (_, index) =>
      createHash("sha256").update(String(index)).digest("base64url").slice(0, 12),
    );
    expect(texts.filter(isLeaked).length).toBeLessThan(20);
  });
});
