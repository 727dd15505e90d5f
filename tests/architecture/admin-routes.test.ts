import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adminRoutes } from "#contract/admin-routes.ts";
import { operations } from "#contract/operations.ts";

test("the routes that only the administration loads are those of administrators", () => {
  const meant = Object.entries(operations).filter(([, { access }]) => access === "admin");
  expect(Object.keys(adminRoutes).toSorted()).toEqual(meant.map(([name]) => name).toSorted());
});

test("no page of the shop names one of them", () => {
  const files = globSync("src/web/**/*.{ts,tsx}").filter(
    (file) => !/^src\/web\/(?:areas|routes)\/admin\//.test(file),
  );
  const named = new RegExp(`"(?:${Object.keys(adminRoutes).join("|")})"`);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => named.test(readFileSync(file, "utf8")))).toEqual([]);
});
