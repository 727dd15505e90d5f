import { expect, test } from "vitest";
import { toCachedResponse } from "../cache/compress.ts";
import { findCanonical } from "./canonical.ts";

const response = toCachedResponse({ body: "", headers: {}, canonical: "/producto/5-zorro" });

function find(path: string, findPublicNombre: (id: number) => Promise<string | null>) {
  const url = new URL(path, "http://tienda.test");
  return findCanonical({ url, asked: "/producto/5", response }, { findPublicNombre });
}

const notAsked = () => Promise.reject(new Error("not asked"));

test("the id alone and the nombre of the kept page need no look-up", async () => {
  expect(await find("/producto/5", notAsked)).toEqual({ canonical: null, moved: null });
  expect(await find("/producto/5-zorro", notAsked)).toEqual({
    ...{ canonical: "/producto/5-zorro", moved: null },
  });
});

test("a nombre that only another process shows yet does not move back", async () => {
  expect(await find("/producto/5-puma", async () => "Puma")).toMatchObject({ moved: null });
  expect(await find("/producto/5-otro", async () => "Puma")).toMatchObject({
    moved: "/producto/5-puma",
  });
});

test("without a database any nombre shows the kept page, and other failures show", async () => {
  const away = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  expect(await find("/producto/5-x", () => Promise.reject(away))).toMatchObject({ moved: null });
  expect(await find("/producto/5-x", async () => null)).toMatchObject({ moved: null });
  await expect(find("/producto/5-x", notAsked)).rejects.toThrow("not asked");
});
