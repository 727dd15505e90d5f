import { expect, test } from "vitest";
import { costOfPiece } from "./costo.ts";

const precios = new Map([
  ["carbon", 12_000],
  ["lapis", 18_000],
  ["arena", 15_000],
]);
const piece = {
  minutos: 90,
  gramos: [
    { de: "color", clave: "carbon", gramos: 50 },
    { de: "campo", clave: "letras", gramos: 10 },
  ] as const,
  coloresOf: ({ de, clave }: { de: string; clave: string }) =>
    de === "color" ? [clave] : ["lapis", "arena"],
  precios,
};

test("a piece costs its filament in the dearest choice, its hours, and its share of failures", () => {
  expect(costOfPiece(piece, { horaMaquina: 400, fallas: 0 })).toEqual({
    ...{ filamento: 780, maquina: 600, fallas: 0, total: 1380, falta: false },
  });
  expect(costOfPiece(piece, { horaMaquina: 400, fallas: 20 })).toEqual({
    ...{ filamento: 780, maquina: 600, fallas: 345, total: 1725, falta: false },
  });
});

test("filament without a price is told, and counts nothing", () => {
  const unknown = { ...piece, precios: new Map([["lapis", 18_000]]) };
  expect(costOfPiece(unknown, { horaMaquina: 0, fallas: 0 })).toEqual({
    ...{ filamento: 180, maquina: 0, fallas: 0, total: 180, falta: true },
  });
});
