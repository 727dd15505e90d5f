import type { Color } from "#contract/schemas/colores.ts";
import { type Eje, ejeLimits } from "#contract/schemas/ejes.ts";
import { fold } from "#contract/values/fold.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import type { FamiliaRow } from "../familias/familias.queries.ts";
import type { ToldValor } from "./valores-cell.ts";
import { varianteRefusals as refusals } from "./variantes-csv.messages.ts";

type Familia = {
  /** Undefined for one that the file makes. */
  before: FamiliaRow | undefined;
  nombre: string;
  colores: readonly Color[];
};

/** `place`: its claves in the sequence of the ejes, or why not. */
type Placer = {
  ejes: Eje[];
  place: (told: readonly ToldValor[]) => { valores: string[] } | { mensaje: string };
};

/** `rows`: what each row of the file says of one familia; `ejes` grow by the valores that are placed. */
export function createPlacer(
  rows: readonly (readonly ToldValor[])[],
  { before, nombre, colores }: Familia,
): Placer {
  const ejes = before ? (JSON.parse(before.ejes) as Eje[]) : toEjes(rows, colores);
  const find = (name: string) => ejes.find((eje) => fold(eje.nombre) === fold(name));
  return {
    ejes,
    place(told) {
      const unknown = told.find(({ eje }) => !find(eje));
      if (unknown) {
        const names = ejes.map((eje) => eje.nombre);
        return { mensaje: refusals.ejeUnknown(unknown.eje, before?.nombre ?? nombre, names) };
      }
      const valores: string[] = [];
      for (const eje of ejes) {
        const own = told.find((it) => find(it.eje) === eje);
        if (!own) return { mensaje: refusals.ejeMissing(eje.nombre) };
        const found = findValor(eje, { nombre: own.valor, colores });
        if ("mensaje" in found) return found;
        valores.push(found.clave);
      }
      return { valores };
    },
  };
}

/** Those that the first row names, without valores. */
function toEjes(rows: readonly (readonly ToldValor[])[], colores: readonly Color[]): Eje[] {
  const listed = new Set(colores.map((color) => fold(color.nombre)));
  return (rows[0] ?? []).map(({ eje }) => {
    const told = rows.flat().filter((it) => fold(it.eje) === fold(eje));
    const isColor = fold(eje) === "color" || told.every((it) => listed.has(fold(it.valor)));
    return { nombre: eje, tipo: isColor ? "color" : "opcion", valores: [] };
  });
}

/** Adds it to the eje when it is new there. */
function findValor(
  eje: Eje,
  { nombre, colores }: { nombre: string; colores: readonly Color[] },
): { clave: string } | { mensaje: string } {
  const isNamed = (it: { nombre: string }) => fold(it.nombre) === fold(nombre);
  const known = eje.valores.find(isNamed);
  if (known) return known;
  const color = colores.find(isNamed);
  if (eje.tipo === "color" && !color) return { mensaje: refusals.colorUnknown(nombre) };
  if (eje.valores.length >= ejeLimits.valores) {
    return { mensaje: refusals.tooManyValores(eje.nombre) };
  }
  const taken = new Set(eje.valores.map((it) => it.clave));
  const added =
    eje.tipo === "color" && color
      ? { clave: color.clave, nombre: color.nombre, color: color.color }
      : { clave: claveFor(nombre, taken, "valor"), nombre };
  eje.valores.push(added);
  return added;
}
