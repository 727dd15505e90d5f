import { expect } from "vitest";
import { freshShopTest } from "#rig/test.ts";

const test = freshShopTest({
  pages: {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }) => new Response(new URL(url).pathname),
  },
});

test.for([
  ["a NUL", "/categoria/%00", "/categoria/-"],
  ["a NUL behind a slug", "/categoria/figuras%00", "/categoria/-"],
  ["a sign of another script", "/categoria/figur%D0%B0s", "/categoria/-"],
  ["a slash that was encoded", "/categoria/..%2Ffiguras", "/no-existe"],
  ["a number too large for a row", "/producto/99999999999999999999", "/producto/0"],
  ["a NUL behind an id", "/producto/1%00", "/producto/0"],
] as const)("%s in an address is a page that does not exist", async ([, path, drawn], { shop }) => {
  const response = await fetch(shop.url + path);
  expect([response.status, await response.text()]).toEqual([200, drawn]);
});
