import { expect, test } from "vitest";
import { productoPath, withoutSlug } from "./producto-path.ts";

test.each([
  ["Pudú del bosque", "/producto/52-pudu-del-bosque"],
  ["  Macetero 3D (¡acanalado!)  ", "/producto/52-macetero-3d-acanalado"],
  ["¡¿?!", "/producto/52"],
  ["月", "/producto/52"],
  [`${"capa ".repeat(15)}capas finas`, `/producto/52-${"capa-".repeat(15)}capas`],
  ["../../admin?x=1#y", "/producto/52-admin-x-1-y"],
])("%j stands at %s", (nombre, path) => {
  expect(productoPath({ id: 52, nombre })).toBe(path);
});

test.each([
  ["52", "52"],
  ["52-pudu-del-bosque", "52"],
  ["52-", "52"],
  ["52--x", "52"],
  ["52abc", "52abc"],
  ["-52", "-52"],
  ["abc-52", "abc-52"],
  ["052-x", "052"],
])("of %s the id is %s", (segment, id) => {
  expect(withoutSlug(segment)).toBe(id);
});
