// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Precio } from "./precio.tsx";
import { VariantesNote } from "./variantes-note.tsx";

afterEach(cleanup);

const colores = ["Lapis", "Musgo", "Arena", "Nube", "Cobre", "Noche", "Tiza"].map((nombre, at) => {
  return { nombre, color: `#00000${at}` };
});
const familia = { nombre: "Macetero", desde: 9_990, total: 7, stock: 3, colores };
const dots = () => [...document.querySelectorAll("circle")].map((it) => it.getAttribute("fill"));

test("colors have a dot and are told by name; beyond six they are counted", () => {
  render(<VariantesNote familia={familia} />);
  screen.getByText("Colores: Lapis, Musgo, Arena, Nube, Cobre, Noche, Tiza");
  screen.getByText("+1");
  expect(dots()).toEqual(colores.slice(0, 6).map(({ color }) => color));
});

test("a familia that differs in something else says how many there are, one alone nothing", () => {
  const { container } = render(<VariantesNote familia={{ ...familia, total: 1 }} />);
  expect(container.textContent).toBe("");
  render(<VariantesNote familia={{ ...familia, colores: [] }} />);
  screen.getByText("7 opciones");
});

test("the lowest precio has a word before it, one of its own has none", () => {
  const { container } = render(<Precio producto={{ precio: 12_990, familia }} className="" />);
  expect(container.textContent).toBe("desde $9.990");
  cleanup();
  const alone = render(<Precio producto={{ precio: 12_990, familia: null }} className="" />);
  expect(alone.container.textContent).toBe("$12.990");
});
