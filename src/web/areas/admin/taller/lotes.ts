import type { Trabajo, TrabajoEstado } from "#contract/schemas/taller.ts";
import { groupBy } from "#web/app/group-by.ts";
import { splitPlacas } from "./placas.ts";

export const pasos = ["imprimir", "imprimiendo", "revisar", "embalar", "pausa"] as const;
export type Paso = (typeof pasos)[number];

const pasoOfEstado: Partial<Record<TrabajoEstado, Paso>> = {
  en_cola: "imprimir",
  imprimiendo: "imprimiendo",
  impreso: "revisar",
  revisado: "embalar",
  en_pausa: "pausa",
};

/** Where a person finds it on the board: a piece of the shelf waits for its parcel only. */
export function pasoOf({ tipo, estado }: Pick<Trabajo, "tipo" | "estado">): Paso | undefined {
  return tipo === "empacar" && estado === "en_cola" ? "embalar" : pasoOfEstado[estado];
}

type Color = { nombre: string; color: string };

export type Lote = {
  key: string;
  trabajos: Trabajo[];
  /** The pedido of a parcel; null for a load of the printer, which material and colors name. */
  numero: string | null;
  material: string;
  colores: Color[];
  /** Shared by all that can be printed with it: of the same material and colors. */
  load: string;
  /**
   * Which one of its load, from 1; null for all of it. `numero` is null for pieces without a receta: how many fit is not
   * known.
   */
  placa: { numero: number | null; total: number } | null;
  /** See `Placa`. */
  clave: number | null;
  /** Its load has another piece. */
  canMove: boolean;
};

/** Groups of one act, in the sequence of their first piece. */
export function groupLotes(trabajos: readonly Trabajo[], paso: Paso): Lote[] {
  const isByPedido = paso === "embalar" || paso === "pausa";
  const keyOf = (it: Trabajo) => (isByPedido ? it.numero : loadOf(it));
  const loads = [...groupBy(trabajos, keyOf)].map(([load, group]) => ({
    ...{ load, key: load, trabajos: group, numero: isByPedido ? load : null },
    material: group[0]?.material ?? "",
    colores: group[0] ? coloresOf(group[0]) : [],
    ...{ placa: null, clave: null, canMove: false },
  }));
  if (paso !== "imprimir") return loads;
  const places = new Map(trabajos.map(({ id }, place) => [id, place]));
  const placeOf = ({ trabajos: [first] }: Lote) => (first && places.get(first.id)) ?? 0;
  return loads.flatMap(intoPlacas).sort((a, b) => placeOf(a) - placeOf(b));
}

function intoPlacas(lote: Lote): Lote[] {
  const placas = splitPlacas(lote.trabajos);
  const total = placas.filter(({ isSized }) => isSized).length;
  let numero = 0;
  let turn = 0;
  return placas.map(({ clave, isSized, trabajos }) => ({
    ...{ ...lote, clave, trabajos, canMove: lote.trabajos.length > 1 },
    // A card stays when its first piece leaves.
    key: `${lote.load} ${clave === null ? ++turn : `elegida ${clave}`}`,
    placa: placas.length > 1 ? { numero: isSized ? ++numero : null, total } : null,
  }));
}

/** Those that its receta takes, and those that were chosen and the receta does not know. */
export function coloresOf({ colores, personalizacion_textos = [] }: Trabajo): Color[] {
  const known = new Set(colores.map(({ nombre }) => nombre));
  const chosen = personalizacion_textos.flatMap(({ valor, color }) =>
    color === undefined || known.has(valor) ? [] : [{ nombre: valor, color }],
  );
  return [...colores, ...chosen];
}

/** Counts those with a receta. */
export function sumMinutos(trabajos: readonly Pick<Trabajo, "receta">[]): number {
  return trabajos.reduce((sum, { receta }) => sum + (receta?.minutos ?? 0), 0);
}

function loadOf(trabajo: Trabajo): string {
  const names = coloresOf(trabajo).map(({ nombre }) => nombre);
  return JSON.stringify([trabajo.material, ...names]);
}
