import { formatClp } from "#contract/values/pago/clp.ts";

export const despachoMessages = {
  saved: "Tabla de despacho guardada.",
  changedMeanwhile:
    "Otra persona guardó la tabla de despacho mientras la editabas. Lo que escribiste sigue aquí: cópialo, recarga y vuelve a guardarlo.",
} as const;

export const despachoActs = { saved: "Cambió la tabla de despacho" } as const;

export const zonaModoNames = {
  domicilio: "a domicilio",
  sucursal: "a sucursal",
  por_pagar: "por pagar",
};
type Named = { nombre: string; modo: keyof typeof zonaModoNames };
const zonaName = ({ nombre, modo }: Named) => `La zona «${nombre}» (${zonaModoNames[modo]})`;
const format = new Intl.NumberFormat("es-CL");
const count = (value: number) => format.format(value);
const grams = (value: number) => `${count(value)} g`;

/** Each names the row that has to change. */
export const tablaFaults = {
  withoutZonas: "Agrega al menos una zona antes de encender la tabla.",
  daysReversed: (zona: Named) => `${zonaName(zona)} termina antes de empezar: revisa los días.`,
  porPagarDaysReversed: "Los días por pagar terminan antes de empezar.",
  retiroAddress: "Escribe la dirección del taller para ofrecer el retiro.",
  retiroHours: "Escribe el horario del taller para ofrecer el retiro.",
  withoutLugares: (zona: Named) => `${zonaName(zona)} no tiene regiones ni comunas.`,
  lugarUnknown: (zona: Named, text: string) =>
    `${zonaName(zona)} nombra «${text}», que no es una región ni una comuna de Chile.`,
  lugarTwice: (zona: Named, { lugar, other }: { lugar: string; other: string }) =>
    `${zonaName(zona)} repite ${lugar}, que ya está en «${other}».`,
  nombreTwice: (zona: Named) => `${zonaName(zona)} está dos veces: cada nombre, una vez por modo.`,
  outOfRange: (zona: Named, { what, min, max }: { what: string; min: number; max: number }) =>
    `${zonaName(zona)}: ${what} debe estar entre ${count(min)} y ${count(max)}.`,
  withoutTramos: (zona: Named) => `${zonaName(zona)} no tiene precios: agrega un tramo de peso.`,
  porPagarPrecio: (zona: Named) =>
    `${zonaName(zona)} no lleva precios: quien recibe le paga a la empresa de despacho.`,
  porPagarGratis: (zona: Named) => `${zonaName(zona)} no lleva un monto para ser gratis.`,
  tramoTwice: (zona: Named, gramos: number) =>
    `${zonaName(zona)} tiene dos tramos hasta ${grams(gramos)}.`,
  tramoOrder: (zona: Named, gramos: number) =>
    `${zonaName(zona)}: el tramo hasta ${grams(gramos)} va antes que uno más liviano. Ordénalos por peso.`,
  tramoCheaper: (zona: Named, { gramos, precio }: { gramos: number; precio: number }) =>
    `${zonaName(zona)}: hasta ${grams(gramos)} cuesta ${formatClp(precio)}, menos que un peso menor.`,
} as const;
