import { expect, test } from "vitest";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { includedEverywhere } from "./general-facts.ts";

type Overrides = Parameters<typeof despachoTabla>[0];

function factsOf(overrides: Overrides) {
  const { ajustes, zonas } = despachoTabla(overrides);
  return includedEverywhere({ version: 1, ajustes, zonas, closed: new Set() });
}

const light = { ...includedZona, tramos: [{ hasta_gramos: 5000, precio: 0 }] };
const far = { ...light, nombre: "Norte", lugares: ["15"], dias_desde: 5, dias_hasta: 12 };

test("is included everywhere up to the weight and in the days of the slowest zona", () => {
  expect(factsOf({ zonas: [includedZona, far] })).toEqual({
    hasta_gramos: 5000,
    peso_defecto_gramos: 250,
    preparacion: [1, 2],
    dias: [3, 12],
  });
  expect(factsOf({ zonas: [includedZona], ajustes: { hora_corte: 24 } })).toMatchObject({
    hasta_gramos: 30_000,
    preparacion: [1, 1],
  });
});

test.each<[string, Overrides]>([
  ["one comuna pays", {}],
  [
    "one comuna pays when it is heavy",
    {
      zonas: [
        includedZona,
        { ...far, tramos: [...light.tramos, { hasta_gramos: 9000, precio: 1 }] },
      ],
    },
  ],
  ["one region has no zona", { zonas: [far] }],
  [
    "it is free from an amount only",
    {
      zonas: [{ ...includedZona, gratis_desde: 1, tramos: [{ hasta_gramos: 9, precio: 1 }] }],
    },
  ],
  ["all of it is por pagar", { zonas: [{ ...includedZona, modo: "por_pagar", tramos: [] }] }],
])("is not included everywhere when %s", (_why, overrides) => {
  expect(factsOf(overrides)).toBeNull();
});
