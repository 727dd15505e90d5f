import { expect, test } from "vitest";
import { type Campo, describeCampos, personalizacionLimits as limits } from "./campos.ts";

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
