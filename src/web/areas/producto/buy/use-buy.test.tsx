// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { keepTyped } from "#web/areas/carrito/kept-typed.ts";
import { guestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { lineKey } from "#web/areas/carrito/state/line-key.ts";
import { PieceFields } from "../piece/piece-fields.tsx";
import { useBuy } from "./use-buy.ts";

beforeEach(() => {
  sessionStore.end();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  guestCarrito.reload();
});

const optional = {
  clave: "nombre",
  tipo: "texto",
  etiqueta: "Nombre",
  obligatorio: false,
  max: 12,
  precio: 0,
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

type Shown = { producto: ProductoDetalle; state?: unknown; areFieldsThere?: boolean };

/** The page of the producto, as a link with this state led there. */
function openPage(shown: Shown) {
  const result = {} as { current: ReturnType<typeof useBuy> };
  function Page({ producto, areFieldsThere = true }: Shown) {
    result.current = useBuy(producto);
    const hasFields = areFieldsThere && producto.personalizacion.length > 0;
    return hasFields && <PieceFields sold={producto} piece={result.current.piece} />;
  }
  const entries = [{ pathname: "/producto/7", state: shown.state ?? null }];
  const pageOf = (props: Shown) => (
    <MemoryRouter initialEntries={entries}>
      <Path />
      <Page {...props} />
    </MemoryRouter>
  );
  const { rerender } = render(pageOf(shown));
  return { result, rerender: (props: Shown) => rerender(pageOf(props)) };
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Nombre/ });
const write = (value: string) => fireEvent.change(field(), { target: { value } });

test.for([
  ["a plain producto", []],
  ["one whose optional text is empty", [optional]],
] as const)("a press right after another adds %s once", async ([, personalizacion]) => {
  const { result } = openPage({ producto: zorro(personalizacion) });
  await act(async () => {
    await Promise.all([result.current.add(), result.current.add()]);
  });
  expect(result.current.phase).toBe("added");
  expect(guestCarrito.read().items.map(({ cantidad }) => cantidad)).toEqual([1]);
});

test("another variante begins with one unit and an idle button, and keeps the texts", async () => {
  const { result, rerender } = openPage({ producto: zorro([optional]) });
  write("Eva");
  act(() => result.current.setCantidad(3));
  await act(() => result.current.add());
  expect(result.current).toMatchObject({ cantidad: 3, phase: "added" });
  rerender({ producto: zorro([optional], 8) });
  expect(result.current).toMatchObject({ cantidad: 1, phase: "idle" });
  expect(field().value).toBe("Eva");
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
  return openPage({ producto, state });
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
    write(text);
    await act(() => result.current.add());
    expect(units()).toEqual(left);
    expect(path).toBe("/carrito");
  },
);

test("a line that is changed stays while its letters or the stock are refused", async () => {
  const { result } = openLine(asked, { stock: 1 });
  const before = units();
  for (const text of ["a".repeat(13), "Luz"]) {
    write(text);
    await act(() => result.current.add());
    expect(units()).toEqual(before);
  }
  expect(path).toBe("/producto/7");
});

test("a line that is gone is not changed: the piece is added", async () => {
  const { result } = openLine({ cambia: lineKey(writtenOn("Sol")) });
  write("Luz");
  await act(() => result.current.add());
  expect(units()).toEqual([
    ["Ana", 3],
    ["Eva", 1],
    ["Luz", 1],
  ]);
  expect(path).toBe("/producto/7");
});

test("a press before the fields hear keys adds the piece with what stood in them", async () => {
  keepTyped(7, { nombre: "Eva" });
  const producto = zorro([optional]);
  const { result, rerender } = openPage({ producto, areFieldsThere: false });
  const pressed = result.current.add();
  await act(() => import("../piece/piece-fields.tsx"));
  expect(units()).toEqual([]);
  rerender({ producto });
  await act(() => pressed);
  expect(units()).toEqual([["Eva", 1]]);
});
