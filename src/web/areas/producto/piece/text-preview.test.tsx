import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { drawText } from "#contract/values/lettering/draw-text.ts";
import { chosenColor, TextPreview } from "./text-preview.tsx";

const nombre: Campo = {
  clave: "nombre",
  etiqueta: "Nombre",
  tipo: "texto",
  obligatorio: true,
  max: 12,
  precio: 0,
};
const draw = (campo: Campo, typed: string, color?: string) =>
  renderToStaticMarkup(<TextPreview campo={campo} typed={typed} color={color} />);

describe("the drawing of a text", () => {
  test.for([
    ["a name as it is made", nombre, "  Ñandu\u0301   3° ", "Ñandú 3°"],
    ["capitals where the piece has them", { ...nombre, mayusculas: true }, "ñandú", "ÑANDÚ"],
    ["a text that is too long as it was typed", nombre, "Maximiliano José", "Maximiliano José"],
    ["a sign that cannot be made", nombre, "Ana 🐶", "Ana 🐶"],
  ] as const)("shows %s", ([, campo, typed, text]) => {
    const html = draw(campo, typed);
    expect(html).toContain(`role="img" aria-label="Vista previa: «${text}»"`);
    expect(html).toContain(`d="${drawText(text).d}"`);
    expect(html).not.toContain("opacity");
  });

  test("names lines one after the other", () => {
    expect(draw({ ...nombre, lineas: 2 }, "Ana\nEva")).toContain("«Ana / Eva»");
  });

  test.for([
    ["its question", nombre, "Nombre"],
    ["digits where it takes only those", { ...nombre, permitidos: "numeros" }, "1234"],
  ] as const)("shows %s, faint, while nothing is typed", ([, campo, example]) => {
    const html = draw(campo, " ");
    expect(html).toContain(`aria-label="Vista previa: aquí verás tu texto."`);
    expect(html).toContain(`d="${drawText(example).d}"`);
    expect(html).toContain("opacity");
  });

  test("has the colour of the piece as an attribute, which the policy of the page allows", () => {
    const html = draw(nombre, "Ana", "#1f3a8a");
    expect(html).toContain('stroke="#1f3a8a"');
    expect(html).not.toContain("style=");
    expect(draw(nombre, "Ana")).toContain('stroke="currentColor"');
  });

  test("draws no more of a pasted book than a piece could carry", () => {
    expect(draw(nombre, "a".repeat(1_000_000)).length).toBeLessThan(100_000);
  });
});

describe("the colour of the drawing", () => {
  const color: Campo = {
    ...{ clave: "color", etiqueta: "Color", tipo: "color", obligatorio: false, precio: 0 },
    opciones: [
      { clave: "lapis", nombre: "Lapislázuli", color: "#1f3a8a" },
      { clave: "sal", nombre: "Sal", color: "#f6f7f9" },
    ],
  };
  test.for([
    ["that of the first colour that is asked for", [nombre, color], { color: "sal" }, "#f6f7f9"],
    ["that of the page until one is chosen", [nombre, color], {}, undefined],
    ["that of the page without a colour to choose", [nombre], { color: "sal" }, undefined],
  ] as const)("is %s", ([, campos, typed, hex]) => {
    expect(chosenColor(campos, typed)).toBe(hex);
  });
});
