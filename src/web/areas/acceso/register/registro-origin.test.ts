import { expect, it } from "vitest";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createRegistroOrigin } from "./registro-origin.ts";

it.each([
  ["/checkout", "/checkout"],
  [null, "/"],
  ["https://malo.example/", "/"],
])("leads from %s to %s, once", (from, target) => {
  const storage = memoryStorage();
  createRegistroOrigin(() => storage).keep(from);
  const origin = createRegistroOrigin(() => storage);
  expect([origin.take(), origin.take()]).toEqual([target, "/"]);
});
