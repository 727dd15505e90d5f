import { expect, test } from "vitest";
import type { DespachoAjustes, DespachoZona } from "#contract/schemas/despacho.ts";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { findTablaFaults } from "./check-tabla.ts";

type Broken = { ajustes?: Partial<DespachoAjustes>; zonas?: DespachoZona[] };
const { zonas } = despachoTabla();
const [all = includedZona, remote = includedZona] = zonas;
const withTramos = (...tramos: [number, number][]) => ({
  zonas: [{ ...all, tramos: tramos.map(([hasta_gramos, precio]) => ({ hasta_gramos, precio })) }],
});

const cases: [string, Broken][] = [
  ["Agrega al menos una zona antes de encender la tabla.", { zonas: [] }],
  [
    "Los días por pagar terminan antes de empezar.",
    { ajustes: { por_pagar_dias_desde: 5, por_pagar_dias_hasta: 4 } },
  ],
  [
    "Escribe la dirección del taller para ofrecer el retiro.",
    { ajustes: { retiro: true, retiro_horario: "10 a 18" } },
  ],
  [
    "La zona «Todo Chile» (a domicilio) termina antes de empezar: revisa los días.",
    { zonas: [{ ...all, dias_desde: 9 }] },
  ],
  [
    "La zona «Todo Chile» (a domicilio) no tiene regiones ni comunas.",
    { zonas: [{ ...all, lugares: [] }] },
  ],
  [
    "La zona «Todo Chile» (a domicilio) nombra «99999», que no es una región ni una comuna de Chile.",
    { zonas: [{ ...all, lugares: ["99999"] }] },
  ],
  [
    "La zona «Otra» (a domicilio) repite Isla de Pascua, que ya está en «Rapa Nui».",
    { zonas: [remote, { ...remote, nombre: "Otra" }] },
  ],
  [
    "La zona «todo chile» (a domicilio) está dos veces: cada nombre, una vez por modo.",
    { zonas: [all, { ...all, nombre: "todo chile", lugares: ["13"] }] },
  ],
  ["La zona «Todo Chile» (a domicilio) no tiene precios: agrega un tramo de peso.", withTramos()],
  [
    "La zona «Todo Chile» (a domicilio) tiene dos tramos hasta 1.000 g.",
    withTramos([1000, 1], [1000, 2]),
  ],
  [
    "La zona «Todo Chile» (a domicilio): el tramo hasta 500 g va antes que uno más liviano. Ordénalos por peso.",
    withTramos([1000, 1], [500, 2]),
  ],
  [
    "La zona «Todo Chile» (a domicilio): hasta 2.000 g cuesta $1.000, menos que un peso menor.",
    withTramos([1000, 2000], [2000, 1000]),
  ],
  [
    "La zona «Todo Chile» (a domicilio): el precio del tramo 1 debe estar entre 0 y 9.999.999.",
    withTramos([1000, -1]),
  ],
  [
    "La zona «Todo Chile» (por pagar) no lleva precios: quien recibe le paga a la empresa de despacho.",
    { zonas: [{ ...all, modo: "por_pagar" }] },
  ],
];

test.each(cases)("a table is refused: %s", (mensaje, { ajustes = {}, zonas: broken }) => {
  const tabla = despachoTabla({ ajustes, ...(broken && { zonas: broken }) });
  expect(findTablaFaults(tabla).map((fault) => fault.mensaje)).toContain(mensaje);
});

test("the same comuna may stand in two ways, and beside its region", () => {
  const sucursal: DespachoZona = { ...remote, modo: "sucursal" };
  const region: DespachoZona = { ...all, nombre: "Quinta", lugares: ["05"] };
  const tabla = despachoTabla({ zonas: [all, region, remote, sucursal] });
  expect(findTablaFaults(tabla)).toEqual([]);
});
