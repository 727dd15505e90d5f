// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { guestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { useBuy } from "./use-buy.ts";

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

const optional = {
  clave: "nombre",
  tipo: "texto",
  etiqueta: "Nombre",
  obligatorio: false,
  max: 12,
};

test.for([
  ["a plain producto", []],
  ["one whose optional text is empty", [optional]],
] as const)("a press right after another adds %s once", async ([, personalizacion]) => {
  const producto = {
    ...{ id: 7, nombre: "Zorro", sku: "Z-1", precio: 9_990, stock: 5, maximo: 5, imagenes: [] },
    ...{ a_medida: false, personalizacion, categoria_slug: "figuras" },
  } as unknown as ProductoDetalle;
  const { result } = renderHook(() => useBuy(producto));
  await act(async () => {
    await Promise.all([result.current.add(), result.current.add()]);
  });
  expect(result.current.phase).toBe("added");
  expect(guestCarrito.read().items.map(({ cantidad }) => cantidad)).toEqual([1]);
});
