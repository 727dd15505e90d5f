import { expect, test } from "vitest";
import {
  type Campo,
  describeCampos,
  findCampoFault,
  personalizacionLimits as limits,
} from "./campos.ts";

const texto = (extra: Partial<Campo>): Campo => ({
  clave: "nombre",
  etiqueta: "Nombre",
  tipo: "texto",
  obligatorio: true,
  max: 60,
  lineas: 4,
  precio: 0,
  ...extra,
});

test("all campos add to one unit what the column of its precio takes, and no more", () => {
  const most = Math.floor(limits.extraPrecio / 240);
  expect(describeCampos([texto({ precio_por_letra: most })])).toBeNull();
  expect(describeCampos([texto({ precio_por_letra: most + 1 })])).toContain("99999999");
  const half = { precio_por_letra: Math.floor(most / 2), precio: 100 };
  expect(describeCampos([texto(half), texto({ ...half, clave: "otro" })])).toContain("99999999");
  expect(describeCampos([texto({ precio: limits.precio, precio_por_letra: 0 })])).toBeNull();
});

const color = (opciones: unknown): unknown => {
  return {
    clave: "color",
    etiqueta: "Color",
    tipo: "color",
    obligatorio: true,
    precio: 0,
    opciones,
  };
};
const copper = { clave: "cobre", nombre: "Cobre", color: "#b87333" };

test.for([
  [["Cobre"], "Una opción se escribe", 0],
  [[copper, { ...copper, clave: "Otro" }], "La clave de una opción", 1],
  [[copper, { ...copper, clave: "otro", nombre: " " }], "opción", 1],
  [[copper, { ...copper, clave: "otro", color: "cobre" }], "#1f3a8a", 1],
  [[copper, { ...copper, nombre: "Otro" }], "la clave de una opción se repite", undefined],
  [[copper, { ...copper, clave: "otro" }], "una opción se repite", undefined],
  [[{ clave: "cobre", nombre: "Cobre" }], "cada color lleva su código", undefined],
  [[], "al menos una opción", undefined],
] as const)("choices %j are refused: %s", ([opciones, text, opcion]) => {
  const fault = findCampoFault([color(opciones)]);
  expect(fault).toMatchObject({ text: expect.stringContaining(text), field: "opciones" });
  expect(fault?.opcion).toBe(opcion);
});

test("the dearest choice counts to what a piece may cost more", () => {
  const one = [{ ...copper, precio: limits.precio }];
  const dear = texto({ precio_por_letra: Math.floor((limits.extraPrecio - 100) / 240) });
  expect(describeCampos([dear, color([copper])])).toBeNull();
  expect(describeCampos([dear, color(one)])).toContain("99999999");
});
