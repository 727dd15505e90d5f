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

function zorro(personalizacion: readonly unknown[], id = 7): ProductoDetalle {
  return {
    ...{ id, nombre: "Zorro", sku: "Z-1", precio: 9_990, stock: 5, maximo: 5, imagenes: [] },
    ...{ a_medida: false, personalizacion, categoria_slug: "figuras" },
  } as unknown as ProductoDetalle;
}

test.for([
  ["a plain producto", []],
  ["one whose optional text is empty", [optional]],
] as const)("a press right after another adds %s once", async ([, personalizacion]) => {
  const { result } = renderHook(() => useBuy(zorro(personalizacion)));
  await act(async () => {
    await Promise.all([result.current.add(), result.current.add()]);
  });
  expect(result.current.phase).toBe("added");
  expect(guestCarrito.read().items.map(({ cantidad }) => cantidad)).toEqual([1]);
});

test("another variante begins with one unit and an idle button, and keeps the texts", async () => {
  const { result, rerender } = renderHook(({ id }) => useBuy(zorro([optional], id)), {
    initialProps: { id: 7 },
  });
  act(() => {
    result.current.setCantidad(3);
    result.current.piece.type("nombre", "Eva");
  });
  await act(() => result.current.add());
  expect(result.current).toMatchObject({ cantidad: 3, phase: "added" });
  rerender({ id: 8 });
  expect(result.current).toMatchObject({
    cantidad: 1,
    phase: "idle",
    piece: { typed: { nombre: "Eva" } },
  });
});
