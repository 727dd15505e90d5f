// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { guestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { lineKey } from "#web/areas/carrito/state/line-key.ts";
import { useBuy } from "./use-buy.ts";

beforeEach(() => {
  sessionStore.end();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  guestCarrito.reload();
});

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

let path = "";

function Path() {
  path = useLocation().pathname;
  return null;
}

/** The page of the producto, as a link with this state led there. */
const pageOf = (state: unknown = null) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: "/producto/7", state }]}>
      <Path />
      {children}
    </MemoryRouter>
  ),
});

test.for([
  ["a plain producto", []],
  ["one whose optional text is empty", [optional]],
] as const)("a press right after another adds %s once", async ([, personalizacion]) => {
  const { result } = renderHook(() => useBuy(zorro(personalizacion)), pageOf());
  await act(async () => {
    await Promise.all([result.current.add(), result.current.add()]);
  });
  expect(result.current.phase).toBe("added");
  expect(guestCarrito.read().items.map(({ cantidad }) => cantidad)).toEqual([1]);
});

test("another variante begins with one unit and an idle button, and keeps the texts", async () => {
  const { result, rerender } = renderHook(({ id }) => useBuy(zorro([optional], id)), {
    ...pageOf(),
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

const writtenOn = (nombre: string, producto_id = 7) => ({
  producto_id,
  ...{ personalizacion: { nombre }, nombre: "Zorro", precio: 9_990, stock: 5, imagenes: [] },
});

function openLine(state: unknown, { stock = 5 } = {}) {
  guestCarrito.save([
    { ...writtenOn("Ana"), cantidad: 3 },
    { ...writtenOn("Eva"), cantidad: 1 },
  ]);
  const producto = { ...zorro([optional]), stock, maximo: stock };
  return renderHook(() => useBuy(producto), pageOf(state));
}

const units = () =>
  guestCarrito.read().items.map((it) => [it.personalizacion?.nombre, it.cantidad]);
const asked = { cambia: lineKey(writtenOn("Ana")) };

test.for([
  [
    "other letters take its place",
    "Luz",
    4,
    [
      ["Luz", 3],
      ["Eva", 1],
    ],
  ],
  ["letters of another line join it", "Eva", 4, [["Eva", 4]]],
  [
    "its own letters leave it",
    "Ana",
    4,
    [
      ["Ana", 3],
      ["Eva", 1],
    ],
  ],
] as const)(
  "of a line that is changed %s, then the carrito opens",
  async ([, text, stock, left]) => {
    const { result } = openLine(asked, { stock });
    expect(result.current.cantidad).toBe(3);
    act(() => result.current.piece.type("nombre", text));
    await act(() => result.current.add());
    expect(units()).toEqual(left);
    expect(path).toBe("/carrito");
  },
);

test("a line that is changed stays while its letters or the stock are refused", async () => {
  const { result } = openLine(asked, { stock: 1 });
  const before = units();
  for (const text of ["a".repeat(13), "Luz"]) {
    act(() => result.current.piece.type("nombre", text));
    await act(() => result.current.add());
    expect(units()).toEqual(before);
  }
  expect(path).toBe("/producto/7");
});

test("a line that is gone is not changed: the piece is added", async () => {
  const { result } = openLine({ cambia: lineKey(writtenOn("Sol")) });
  act(() => result.current.piece.type("nombre", "Luz"));
  await act(() => result.current.add());
  expect(units()).toEqual([
    ["Ana", 3],
    ["Eva", 1],
    ["Luz", 1],
  ]);
  expect(path).toBe("/producto/7");
});
