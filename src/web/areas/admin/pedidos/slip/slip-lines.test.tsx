// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SlipLines } from "./slip-lines.tsx";

afterEach(cleanup);

const lineOf = (id: number, nombre_producto: string, cantidad: number) => ({
  id,
  producto_id: id,
  nombre_producto,
  precio_unitario: 1000,
  cantidad,
  a_medida: false,
  sin_retracto: false,
});
const detalles = [lineOf(1, "Pudú", 3), lineOf(2, "Florero", 1)];
const skus = { 1: "FIG-1", 2: "DEC-2" };

const reembolsoOf = (estado: "pendiente" | "hecho", lineas: [number, number][]) => ({
  id: lineas.length,
  estado,
  monto: 1000,
  creado_en: 0,
  hecho_en: null,
  lineas: lineas.map(([detalle_id, cantidad]) => ({ detalle_id, cantidad })),
});

test("what was given back, or soon will be, is not packed", () => {
  const reembolsos = [reembolsoOf("hecho", [[1, 1]]), reembolsoOf("pendiente", [[2, 1]])];
  render(<SlipLines pedido={{ detalles, skus, reembolsos }} />);
  const cells = screen.getAllByRole("row").map((row) => row.textContent);
  expect(cells).toEqual([expect.stringContaining("Producto"), "2PudúSKU: FIG-1"]);
  expect(screen.getByText("(2 unidades)")).toBeTruthy();
});

test("a pedido that is given back whole says that nothing is packed", () => {
  const reembolsos = [
    reembolsoOf("hecho", [
      [1, 3],
      [2, 1],
    ]),
  ];
  render(<SlipLines pedido={{ detalles, skus, reembolsos }} />);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/nada que empacar/)).toBeTruthy();
});
