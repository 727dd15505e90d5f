import { describe, expect, it } from "vitest";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createGuestCarritoStore, parseGuestCarrito, withCantidad } from "./guest-carrito.ts";

const item = {
  producto_id: 1,
  id: 1,
  nombre: "Pudú",
  precio: 12_990,
  stock: 3,
  cantidad: 2,
  imagenes: ["/imagenes/pudu/1200.webp"],
};

describe("parseGuestCarrito", () => {
  it.each([
    ["nothing", null, 0],
    ["no JSON", "{", 1],
    ["no list", '{"a":1}', 1],
    ["null", "null", 1],
  ])("gives an empty cart for %s", (_name, raw, dropped) => {
    expect(parseGuestCarrito(raw)).toEqual({ items: [], dropped });
  });

  it("keeps the producto's other fields", () => {
    const [kept] = parseGuestCarrito(JSON.stringify([{ ...item, sku: "PUD-1" }])).items;
    expect(kept).toMatchObject({ ...item, sku: "PUD-1" });
  });

  it.each([
    ["no producto_id", { producto_id: undefined }],
    ["a negative id", { producto_id: -1 }],
    ["no quantity", { cantidad: undefined }],
    ["quantity 0", { cantidad: 0 }],
    ["a fraction", { cantidad: 1.5 }],
    ["a huge quantity", { cantidad: 1e9 }],
    ["a price that is no number", { precio: "gratis" }],
    ["a negative price", { precio: -5 }],
    ["an image of another site", { imagenes: ["//malo.example/a.png"] }],
    ["a script as image", { imagenes: ["javascript:alert(1)"] }],
    ["no name", { nombre: "" }],
  ])("drops a line with %s and keeps the good one", (_name, change) => {
    const raw = JSON.stringify([
      { ...item, ...change },
      { ...item, producto_id: 2 },
    ]);
    const { items, dropped } = parseGuestCarrito(raw);
    expect(items.map((line) => line.producto_id)).toEqual([2]);
    expect(dropped).toBe(1);
  });

  it("reads numbers that were stored as text", () => {
    const raw = JSON.stringify([{ ...item, producto_id: "1", precio: "12990", cantidad: "2" }]);
    expect(parseGuestCarrito(raw).items[0]).toMatchObject({ producto_id: 1, precio: 12_990 });
  });

  it("adds up two lines of one producto", () => {
    expect(parseGuestCarrito(JSON.stringify([item, item])).items[0]?.cantidad).toBe(4);
    expect(parseGuestCarrito(JSON.stringify([item, item])).items).toHaveLength(1);
  });

  it.each([["[[]]"], ["[null]"], ['["a"]'], ['[{"__proto__":{}}]']])("survives %s", (raw) => {
    expect(parseGuestCarrito(raw)).toEqual({ items: [], dropped: 1 });
  });
});

describe("withCantidad", () => {
  const items = [item, { ...item, producto_id: 2 }];

  it.each([
    [
      "changes in place",
      1,
      5,
      [
        [1, 5],
        [2, 2],
      ],
    ],
    [
      "appends a new line",
      3,
      1,
      [
        [1, 2],
        [2, 2],
        [3, 1],
      ],
    ],
    ["removes at 0", 1, 0, [[2, 2]]],
    ["removes below 0", 2, -1, [[1, 2]]],
  ])("%s", (_name, producto_id, cantidad, expected) => {
    const next = withCantidad(items, { ...item, producto_id }, cantidad);
    expect(next.map((line) => [line.producto_id, line.cantidad])).toEqual(expected);
  });
});

describe("the stored guest cart", () => {
  it("repairs a broken value, says so once and never throws", () => {
    const storage = memoryStorage({ guestCart: JSON.stringify([{ bad: true }, item]) });
    const repairs: string[] = [];
    const store = createGuestCarritoStore(storage, () => repairs.push("repaired"));
    store.reload();
    store.reload();
    expect(repairs).toHaveLength(1);
    expect(JSON.parse(storage.get("guestCart") ?? "")).toHaveLength(1);
  });

  it("removes the entry when the last line goes", () => {
    const storage = memoryStorage();
    const store = createGuestCarritoStore(storage, () => {});
    store.save([item]);
    store.save([]);
    expect(storage.get("guestCart")).toBeNull();
    expect(store.read().items).toEqual([]);
  });

  it("follows what another tab stored", () => {
    const storage = memoryStorage();
    const store = createGuestCarritoStore(storage, () => {});
    storage.set("guestCart", JSON.stringify([item]));
    store.reload();
    expect(store.read().items).toHaveLength(1);
  });
});
