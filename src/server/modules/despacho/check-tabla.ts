import type { DespachoAjustes, DespachoZona } from "#contract/schemas/despacho.ts";
import { despachoBounds as bounds } from "#contract/values/despacho/despacho.ts";
import { lugarName } from "#contract/values/despacho/lugares.ts";
import { fold } from "#contract/values/fold.ts";
import { tablaFaults as faults } from "./despacho.messages.ts";

/** `zona`: its place in the list, from 0; null for the ajustes. `tramo` likewise within its zona. */
export type TablaFault = {
  zona: number | null;
  tramo: number | null;
  campo: string;
  mensaje: string;
};

type Checked = { ajustes: DespachoAjustes; zonas: readonly DespachoZona[] };

/** Faults that no schema of a single field sees, in the order of the table. */
export function findTablaFaults({ ajustes, zonas }: Checked): TablaFault[] {
  return [...findAjustesFaults(ajustes, zonas.length), ...findZonasFaults(zonas)];
}

function findAjustesFaults(ajustes: DespachoAjustes, zonas: number): TablaFault[] {
  const found: TablaFault[] = [];
  const add = (campo: string, mensaje: string) =>
    found.push({ zona: null, tramo: null, campo, mensaje });
  if (ajustes.activa && zonas === 0) add("zonas", faults.withoutZonas);
  if (ajustes.por_pagar_dias_hasta < ajustes.por_pagar_dias_desde) {
    add("por_pagar_dias_hasta", faults.porPagarDaysReversed);
  }
  if (ajustes.retiro && ajustes.retiro_taller === "") {
    add("retiro_taller", faults.retiroAddress);
  }
  if (ajustes.retiro && ajustes.retiro_horario === "") add("retiro_horario", faults.retiroHours);
  return found;
}

/** Faults of zonas alone, whatever holds for all of them. */
export function findZonasFaults(zonas: readonly DespachoZona[]): TablaFault[] {
  const zonaByLugar = new Map<string, string>();
  const names = new Set<string>();
  return zonas.flatMap((zona, at) => {
    const found: TablaFault[] = [];
    const add = (campo: string, mensaje: string) =>
      found.push({ zona: at, tramo: null, campo, mensaje });
    const name = `${zona.modo} ${fold(zona.nombre)}`;
    if (names.has(name)) add("nombre", faults.nombreTwice(zona));
    names.add(name);
    if (zona.dias_hasta < zona.dias_desde) add("dias_hasta", faults.daysReversed(zona));
    if (zona.lugares.length === 0) add("lugares", faults.withoutLugares(zona));
    for (const codigo of zona.lugares) {
      const lugar = lugarName(codigo);
      const key = `${zona.modo} ${codigo}`;
      const other = zonaByLugar.get(key);
      if (lugar === undefined) add("lugares", faults.lugarUnknown(zona, codigo));
      else if (other === undefined) zonaByLugar.set(key, zona.nombre);
      else add("lugares", faults.lugarTwice(zona, { lugar, other }));
    }
    return [...found, ...findRangeFaults(zona, at), ...findTramosFaults(zona, at)];
  });
}

function findRangeFaults(zona: DespachoZona, at: number): TablaFault[] {
  const { dias_desde, dias_hasta, gratis_desde, tramos } = zona;
  const found: TablaFault[] = [];
  const check = (value: number, { tramo, ...field }: Ranged) => {
    if (value >= field.min && value <= field.max) return;
    const mensaje = faults.outOfRange(zona, field);
    found.push({ zona: at, tramo: tramo ?? null, campo: field.campo, mensaje });
  };
  const days = { what: "el plazo en días", min: 0, max: bounds.dias };
  check(dias_desde, { campo: "dias_desde", ...days });
  check(dias_hasta, { campo: "dias_hasta", ...days });
  if (gratis_desde !== null) {
    const what = "el monto desde el que es gratis";
    check(gratis_desde, { campo: "gratis_desde", what, min: 1, max: bounds.monto });
  }
  for (const [tramo, { hasta_gramos, precio }] of tramos.entries()) {
    const which = `del tramo ${tramo + 1}`;
    const [gramos, pesos] = [`el peso ${which}`, `el precio ${which}`];
    check(hasta_gramos, { tramo, campo: "hasta_gramos", what: gramos, min: 1, max: bounds.gramos });
    check(precio, { tramo, campo: "precio", what: pesos, min: 0, max: bounds.precio });
  }
  return found;
}

type Ranged = { campo: string; tramo?: number; what: string; min: number; max: number };

/** A heavier parcel never costs less. */
function findTramosFaults(zona: DespachoZona, at: number): TablaFault[] {
  const { modo, tramos, gratis_desde } = zona;
  const found: TablaFault[] = [];
  const add = (tramo: number | null, fault: { campo: string; mensaje: string }) =>
    found.push({ zona: at, tramo, ...fault });
  if (modo === "por_pagar") {
    if (tramos.length > 0) add(0, { campo: "precio", mensaje: faults.porPagarPrecio(zona) });
    if (gratis_desde !== null)
      add(null, { campo: "gratis_desde", mensaje: faults.porPagarGratis(zona) });
    return found;
  }
  if (tramos.length === 0) add(null, { campo: "tramos", mensaje: faults.withoutTramos(zona) });
  for (const [index, { hasta_gramos: gramos, precio }] of tramos.entries()) {
    const before = tramos[index - 1];
    if (!before) continue;
    const campo = "hasta_gramos";
    if (gramos === before.hasta_gramos)
      add(index, { campo, mensaje: faults.tramoTwice(zona, gramos) });
    else if (gramos < before.hasta_gramos)
      add(index, { campo, mensaje: faults.tramoOrder(zona, gramos) });
    else if (precio < before.precio)
      add(index, { campo: "precio", mensaje: faults.tramoCheaper(zona, { gramos, precio }) });
  }
  return found;
}
