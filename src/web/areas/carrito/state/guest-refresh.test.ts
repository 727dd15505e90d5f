import { describe, expect, it } from "vitest";
import { describeRefresh, refreshItem } from "./guest-refresh.ts";

const item = { producto_id: 1, nombre: "Pudú", precio: 1_000, stock: 3, cantidad: 2, imagenes: [] };
const today = {
  peso_gramos: 180,
  a_medida: true,
  nombre: "Pudú",
  precio: 1_200,
  stock: 1,
  imagenes: ["/imagenes/pudu/1200.webp"],
};

describe("refreshItem", () => {
  it.each([
    ["takes today's facts and keeps the quantity", today, { ...item, ...today }],
    ["marks a producto that is gone as sold out", "gone" as const, { ...item, stock: 0 }],
    ["stays as it is when nothing answered", null, item],
  ])("%s", (_name, fresh, expected) => {
    expect(refreshItem(item, fresh)).toEqual(expected);
  });
});

describe("describeRefresh", () => {
  it("tells of another price", () => {
    expect(describeRefresh(item, { ...item, ...today })).toContain("Pudú");
  });

  it("is silent when the price stayed", () => {
    expect(describeRefresh(item, { ...item, stock: 0 })).toBeNull();
  });
});
