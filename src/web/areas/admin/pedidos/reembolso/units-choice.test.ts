import { describe, expect, it } from "vitest";
import type { ReembolsoDetalle } from "#contract/schemas/pedidos-admin.ts";
import { linesLeft, montoLeft } from "./units-choice.ts";

const detalle = (id: number, cantidad: number, precio_unitario: number) => ({
  id,
  producto_id: id,
  nombre_producto: `Pieza ${id}`,
  cantidad,
  precio_unitario,
  a_medida: false,
  sin_retracto: false,
});
const reembolso = (id: number, cantidad: number, monto: number): ReembolsoDetalle => ({
  id,
  lineas: [{ detalle_id: 1, cantidad }],
  estado: "hecho",
  monto,
  motivo: "se rompió",
  reponer_stock: false,
  tipo: "NULLIFIED",
  error: null,
  autor: "Rosa",
  creado_en: 50,
  hecho_en: 60,
});
const detalles = [detalle(1, 3, 1_000), detalle(2, 1, 5_000)];

describe("what is left of a pedido", () => {
  it("is everything without a reembolso", () => {
    const pedido = { detalles, reembolsos_detalle: [], total: 8_000 };
    expect(linesLeft(pedido).map(({ left }) => left)).toEqual([3, 1]);
    expect(montoLeft(pedido)).toBe(8_000);
  });

  it("is less by the units of each reembolso, and a line without units is gone", () => {
    const reembolsos_detalle = [reembolso(1, 1, 1_000), reembolso(2, 2, 2_000)];
    const pedido = { detalles, reembolsos_detalle, total: 8_000 };
    expect(linesLeft(pedido)).toMatchObject([{ detalle_id: 2, left: 1, precio: 5_000 }]);
    expect(montoLeft(pedido)).toBe(5_000);
  });
});
