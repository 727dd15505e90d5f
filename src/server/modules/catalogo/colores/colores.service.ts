import type { Campo, Opcion } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import { varianteNombre } from "#contract/values/producto/variante.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { reviseProducto, updateFamilia } from "../familias/familias.queries.ts";
import { renamedBusqueda } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { colorActs as acts, colorRefusals as refusals } from "./colores.messages.ts";
import {
  deleteColor,
  insertColor,
  lockColor,
  lockFamiliasNaming,
  lockOffering,
  maxColores,
  type Offering,
  selectColores,
  updateColor,
} from "./colores.queries.ts";
import { findNamesake } from "./find-namesake.ts";

type By = { actor: Actor; now: number };
type Shown = Pick<Color, "nombre" | "color">;

/** Throws 409 for a name that is taken, and beyond the bound. */
export async function createColor(
  tx: Tx,
  { nombre, color, actor, now }: By & Shown,
): Promise<Color> {
  const known = await selectColores(tx);
  checkNombre(nombre, known);
  if (known.length >= maxColores) throw conflict(refusals.limit(maxColores));
  const clave = claveFor(nombre, new Set(known.map((it) => it.clave)), "color");
  const id = await insertColor(tx, { clave, nombre, color });
  if (id === undefined) throw conflict(refusals.taken(nombre));
  const created = { id, clave, nombre, color };
  await recordChange(tx, { accion: acts.created, from: null, to: created, actor, now });
  return created;
}

/** Also in the campos that offer it; what was sold stays. Throws 404, and 409 for a name that is taken. */
export async function changeColor(
  tx: Tx,
  { id, nombre, color, actor, now }: By & Shown & { id: number },
): Promise<Color> {
  const before = await lockColor(tx, id);
  if (!before) throw notFound(refusals.notFound);
  const others = (await selectColores(tx)).filter((it) => it.id !== id);
  checkNombre(nombre, others);
  const after = { ...before, nombre, color };
  if (before.nombre === nombre && before.color === color) return before;
  await updateColor(tx, { id, nombre, color });
  const edited = await changeOffering(tx, after);
  catalogoChanged(tx, { edited });
  await recordChange(tx, { accion: acts.saved, from: before, to: after, actor, now });
  return after;
}

/** Throws 404, and 409 while a producto offers it. */
export async function removeColor(tx: Tx, { id, actor, now }: By & { id: number }): Promise<void> {
  const before = await lockColor(tx, id);
  if (!before) throw notFound(refusals.notFound);
  const familias = await familiasOffering(tx, before.clave);
  for await (const { nombre } of offering(tx, { clave: before.clave, familias })) {
    throw conflict(refusals.used(nombre));
  }
  await deleteColor(tx, id);
  await recordChange(tx, { accion: acts.removed, from: before, to: null, actor, now });
}

function checkNombre(nombre: string, others: readonly Color[]): void {
  const taken = findNamesake(nombre, others);
  if (!taken) return;
  const message = refusals.taken(taken.nombre);
  throw new AppError({ status: 409, message, campos: { nombre: message } });
}

/** Answers the ids of the productos that offer it. */
async function changeOffering(tx: Tx, color: Color): Promise<number[]> {
  const edited: number[] = [];
  const familias = await familiasOffering(tx, color.clave);
  for (const familia of familias.values()) {
    familia.ejes = familia.ejes.map(({ valores, ...eje }) => {
      return { ...eje, valores: renameIn(valores, { tipo: eje.tipo, color }) };
    });
    await updateFamilia(tx, { ...familia, ejes: JSON.stringify(familia.ejes) });
  }
  for await (const { campos, ...row } of offering(tx, { clave: color.clave, familias })) {
    const personalizacion = JSON.stringify(
      campos.map(({ opciones, ...campo }) => ({
        ...campo,
        ...(opciones && { opciones: renameIn(opciones, { tipo: campo.tipo, color }) }),
      })),
    );
    const familia = familias.get(row.familia_id ?? 0);
    await reviseProducto(tx, {
      ...{ id: row.id, personalizacion },
      ...(familia && namedBy(familia, row)),
    });
    edited.push(row.id);
  }
  if (familias.size > 0) await chooseListed(tx, [...familias.keys()]);
  return edited;
}

function namedBy({ nombre: stem, ejes }: OfferingFamilia, row: Offering) {
  const nombre = varianteNombre(stem, ejes, JSON.parse(row.valores) as string[]);
  return { nombre, busqueda: renamedBusqueda(row, nombre) };
}

type OfferingFamilia = { id: number; nombre: string; ejes: Eje[] };

/** Those with an eje that has the color, by id. Before productos are locked (docs/arquitectura.md "Locks"). */
async function familiasOffering(tx: Tx, clave: string): Promise<Map<number, OfferingFamilia>> {
  const rows = await lockFamiliasNaming(tx, clave);
  const parsed = rows.map(({ ejes, ...row }) => ({ ...row, ejes: JSON.parse(ejes) as Eje[] }));
  return new Map(parsed.filter(({ ejes }) => isOffered(ejes, clave)).map((it) => [it.id, it]));
}

function isOffered(lists: readonly { tipo: string; valores: Opcion[] }[], clave: string): boolean {
  return lists.some(
    ({ tipo, valores }) => tipo === "color" && valores.some((it) => it.clave === clave),
  );
}

function renameIn<T extends { clave: string }>(
  choices: readonly T[],
  { tipo, color: { clave, nombre, color } }: { tipo: string; color: Color },
): T[] {
  return choices.map((it) =>
    tipo === "color" && it.clave === clave ? { ...it, nombre, color } : it,
  );
}

const pageSize = 200;

async function* offering(
  tx: Tx,
  { clave, familias }: { clave: string; familias: ReadonlyMap<number, OfferingFamilia> },
) {
  for (let after = 0; ; ) {
    const rows = await lockOffering(tx, { clave, after, limit: pageSize });
    for (const row of rows) {
      const campos = JSON.parse(row.personalizacion) as Campo[];
      const lists = campos.map(({ tipo, opciones = [] }) => ({ tipo, valores: opciones }));
      if (isOffered(lists, clave) || familias.has(row.familia_id ?? 0)) yield { ...row, campos };
      after = row.id;
    }
    if (rows.length < pageSize) return;
  }
}

type Change = By & { accion: string; from: Color | null; to: Color | null };

async function recordChange(tx: Tx, { accion, from, to, actor, now }: Change): Promise<void> {
  const shown = (it: Color | null) => it && { nombre: it.nombre, color: it.color };
  await recordAct(tx, {
    ...{ actor, accion, now },
    entidad: "color",
    entidad_id: (to ?? from)?.id ?? 0,
    antes: shown(from),
    despues: shown(to),
  });
}
