// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { drawText } from "#contract/values/lettering/draw-text.ts";
import { PieceTexts } from "./piece-texts.tsx";

afterEach(cleanup);

const nombre: Valor = { clave: "nombre", etiqueta: "Nombre", tipo: "texto", valor: "Ñandú 3°" };
const color: Valor = {
  ...{ clave: "color", etiqueta: "Color", tipo: "color", valor: "Araucaria" },
  ...{ opcion: "araucaria", color: "#2f6b3a" },
};
const fecha: Valor = { clave: "dia", etiqueta: "Día", tipo: "fecha", valor: "2026-12-24" };

const drawings = () => [...document.querySelectorAll("path")].map((it) => it.getAttribute("d"));

test("a text is drawn in the colour of its piece, the colour has a dot, a date neither", async () => {
  render(<PieceTexts texts={[nombre, color, fecha]} />);
  await expect.poll(drawings).toEqual([drawText("Ñandú 3°").d]);
  expect(document.querySelector("path")?.getAttribute("stroke")).toBe("#2f6b3a");
  const dots = [...document.querySelectorAll("circle")].map((it) => it.getAttribute("fill"));
  expect(dots).toEqual(["#2f6b3a"]);
  for (const { valor } of [nombre, color, fecha]) screen.getByText(valor);
});

test("the text is told once, and its drawing has its room before it is loaded", () => {
  render(<PieceTexts texts={[nombre]} />);
  expect(screen.getByText("Ñandú 3°").parentElement?.nextElementSibling?.className).toContain(
    "h-10",
  );
  expect(screen.queryByRole("img")).toBeNull();
});

test("a value that was sold before values had a tipo is told alone", () => {
  const { tipo: _, ...before } = nombre;
  render(<PieceTexts texts={[before]} />);
  expect(document.querySelector(".h-10")).toBeNull();
  screen.getByText("Ñandú 3°");
});
