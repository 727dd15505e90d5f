import { expect, test } from "vitest";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { generalSentence } from "./general-sentence.ts";

type Overrides = Parameters<typeof despachoTabla>[0];
const remote = { ...includedZona, nombre: "Norte", lugares: ["15"] };
const dear = [{ hasta_gramos: 1000, precio: 3990 }];

const cases: [string | null, Overrides][] = [
  [null, { ajustes: { activa: false } }],
  [
    "Despacho a todo Chile incluido en el precio, entre 4 y 8 días hábiles.",
    { zonas: [includedZona] },
  ],
  [
    "Despacho incluido en el precio a casi todo Chile, entre 4 y 8 días hábiles. Para las demás comunas ves el costo antes de pagar.",
    {},
  ],
  [
    "Despacho incluido en el precio a 4 comunas, entre 4 y 8 días hábiles. Para las demás comunas ves el costo antes de pagar. También puedes retirar en el taller, sin costo.",
    { zonas: [remote], ajustes: { retiro: true } },
  ],
  [
    "Despacho desde $3.990 según tu comuna y el peso; lo ves antes de pagar.",
    { zonas: [{ ...remote, tramos: dear }] },
  ],
  [
    "Despacho por pagar: quien recibe le paga a la transportista.",
    { zonas: [{ ...includedZona, modo: "por_pagar", tramos: [] }] },
  ],
];

test.each(cases)("the pages say: %s", (sentence, overrides) => {
  const { ajustes, zonas } = despachoTabla(overrides);
  const tabla = { version: 1, ajustes, zonas, closed: new Set<string>() };
  expect(generalSentence(tabla)).toBe(sentence);
});
