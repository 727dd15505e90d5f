// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { CarritoLineRow } from "./carrito-line-row.tsx";
import { readTyped } from "./kept-typed.ts";
import { Proceed } from "./proceed.tsx";
import type { CarritoLine } from "./state/carrito.ts";
import { useStablePlaces } from "./use-stable-places.ts";

afterEach(cleanup);

function lineOf(change: Partial<CarritoLine> = {}): CarritoLine {
  return {
    producto_id: 1,
    nombre_producto: "Pudú",
    precio: 1000,
    cantidad: 1,
    imagenes: [],
    disponible: 5,
    ...change,
  };
}

function renderPage(lines: readonly CarritoLine[], perPedido = 60): void {
  render(
    <MemoryRouter>
      <main>
        <ul>
          {lines.map((line) => (
            <CarritoLineRow key={line.producto_id} line={line} />
          ))}
        </ul>
        <Proceed lines={lines} perPedido={perPedido} />
      </main>
    </MemoryRouter>,
  );
}

test("a cart that can be bought leads on", () => {
  renderPage([lineOf()]);
  expect(screen.getByRole("link", { name: "Proceder al Pago" })).toBeDefined();
});

test("what is written on a line leads to its fields, and what no longer fits is where the button leads", async () => {
  const written = { personalizacion: { nombre: "Ñandú" } };
  renderPage([
    lineOf(),
    lineOf({ ...written, producto_id: 2, nombre_producto: "Placa" }),
    lineOf({
      ...{ ...written, producto_id: 3, nombre_producto: "Llavero" },
      personalizacion_errores: { nombre: "Hasta 3 letras." },
    }),
  ]);
  const links = screen.getAllByRole("link", { name: /^Cambiar lo escrito/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Cambiar lo escrito de Placa",
    "Cambiar lo escrito de Llavero",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Proceder al Pago" }));
  expect(document.activeElement).toBe(links[1]);
  sessionStorage.clear();
  await userEvent.click(screen.getByRole("link", { name: "Cambiar lo escrito de Placa" }));
  expect(readTyped(2)).toEqual({ nombre: "Ñandú" });
});

test("the precio of one stands beside the total of several only", () => {
  renderPage([lineOf(), lineOf({ producto_id: 2, cantidad: 2 })]);
  const [one, two] = screen.getAllByRole("listitem");
  expect(one?.textContent?.match(/\$1\.000/g)).toHaveLength(1);
  expect(two?.textContent).toContain("$2.000$1.000 c/u");
});

test("a line that is sold out blocks, says so, and is where the button leads", async () => {
  renderPage([lineOf(), lineOf({ producto_id: 2, nombre_producto: "Zorro", disponible: 0 })]);
  const button = screen.getByRole("button", {
    name: "Proceder al Pago",
    description: "Para pagar, quita «Zorro»: se agotó.",
  });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(button);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Eliminar Zorro del carrito");
});

test("a line above what one person may buy blocks, and is put right with one press", async () => {
  renderPage([lineOf({ cantidad: 30, disponible: 90, maximo: 24 })]);
  const button = screen.getByRole("button", {
    name: "Proceder al Pago",
    description: "Para pagar, deja 24 de «Pudú»: es el máximo por pedido.",
  });
  await userEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dejar 24 de Pudú" }));
});

test("a cart above what a pedido holds blocks, says so, and leads to a cantidad", async () => {
  renderPage([lineOf({ cantidad: 4 }), lineOf({ producto_id: 2, cantidad: 3 })], 5);
  const button = screen.getByRole("button", {
    name: "Proceder al Pago",
    description: "Para pagar, quita 2 unidades: un pedido lleva hasta 5 en total y tienes 7.",
  });
  await userEvent.click(button);
  expect(document.activeElement).toBe(screen.getAllByLabelText("Cantidad de Pudú")[0]);
});

test("a line says its bound when it is reached, and the stock where that is less", () => {
  renderPage([
    lineOf({ cantidad: 24, disponible: 90, maximo: 24 }),
    lineOf({ producto_id: 2, cantidad: 2, disponible: 2, maximo: 24 }),
  ]);
  expect(screen.getByText("Máximo 24 por pedido")).toBeDefined();
  expect(screen.getByText("Solo quedan 2")).toBeDefined();
  expect(screen.getByRole("link", { name: "Proceder al Pago" })).toBeDefined();
});

test("a line with more than there are is put right with one press", async () => {
  renderPage([lineOf({ cantidad: 7, disponible: 1 })]);
  await userEvent.click(screen.getByRole("button", { name: "Proceder al Pago" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dejar 1 de Pudú" }));
});

test("a line that is put back stands where it stood", () => {
  const [first, second, third] = [1, 2, 3].map((producto_id) => lineOf({ producto_id }));
  const ids = (lines: readonly CarritoLine[]) => lines.map(({ producto_id }) => producto_id);
  const all = [first, second, third] as CarritoLine[];
  const { result, rerender } = renderHook((lines: CarritoLine[]) => useStablePlaces(lines), {
    initialProps: all,
  });
  rerender([first, third] as CarritoLine[]);
  expect(ids(result.current)).toEqual([1, 3]);
  rerender([first, third, second] as CarritoLine[]);
  expect(ids(result.current)).toEqual([1, 2, 3]);
});
