import type { Campo } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { colorActs as acts, colorRefusals as refusals } from "./colores.messages.ts";
import {
  deleteColor,
  insertColor,
  lockColor,
  lockOffering,
  maxColores,
  selectColores,
  updateCampos,
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
  const edited = await changeCampos(tx, after);
  catalogoChanged(tx, { edited });
  await recordChange(tx, { accion: acts.saved, from: before, to: after, actor, now });
  return after;
}

/** Throws 404, and 409 while a producto offers it. */
export async function removeColor(tx: Tx, { id, actor, now }: By & { id: number }): Promise<void> {
  const before = await lockColor(tx, id);
  if (!before) throw notFound(refusals.notFound);
  for await (const { nombre } of offering(tx, before.clave)) throw conflict(refusals.used(nombre));
  await deleteColor(tx, id);
  await recordChange(tx, { accion: acts.removed, from: before, to: null, actor, now });
}

function checkNombre(nombre: string, others: readonly Color[]): void {
  const taken = findNamesake(nombre, others);
  if (!taken) return;
  const message = refusals.taken(taken.nombre);
  throw new AppError({ status: 409, message, campos: { nombre: message } });
}

/** Answers the ids of the productos whose campos changed. */
async function changeCampos(tx: Tx, { clave, nombre, color }: Color): Promise<number[]> {
  const edited: number[] = [];
  for await (const { id, campos } of offering(tx, clave)) {
    const personalizacion = JSON.stringify(
      campos.map(({ opciones, ...campo }) => ({
        ...campo,
        ...(opciones && {
          opciones: opciones.map((opcion) =>
            campo.tipo === "color" && opcion.clave === clave
              ? { ...opcion, nombre, color }
              : opcion,
          ),
        }),
      })),
    );
    await updateCampos(tx, { id, personalizacion });
    edited.push(id);
  }
  return edited;
}

const pageSize = 200;

async function* offering(tx: Tx, clave: string) {
  for (let after = 0; ; ) {
    const rows = await lockOffering(tx, { clave, after, limit: pageSize });
    for (const { id, nombre, personalizacion } of rows) {
      const campos = JSON.parse(personalizacion) as Campo[];
      const isOffered = campos.some(
        (it) => it.tipo === "color" && it.opciones?.some((opcion) => opcion.clave === clave),
      );
      if (isOffered) yield { id, nombre, campos };
      after = id;
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
