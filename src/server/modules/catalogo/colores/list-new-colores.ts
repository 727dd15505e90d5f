import type { Campo, Opcion } from "#contract/schemas/campos.ts";
import type { Tx } from "../../../db/database.ts";
import { refuseField } from "../productos/refuse-field.ts";
import { colorRefusals as refusals } from "./colores.messages.ts";
import { insertColor, lockColoresByClave, maxColores, selectColores } from "./colores.queries.ts";
import { findNamesake } from "./find-namesake.ts";

/** Field of the form that offers the colors. */
type Field = "personalizacion" | "ejes";

/**
 * Adds the colors that the shop's list lacks. Throws 422, at `field`, for one that the list calls or shows otherwise.
 * Before a producto is locked, as a changed color locks them, or they could deadlock.
 */
export async function listNewColores(
  tx: Tx,
  campos: readonly Pick<Campo, "tipo" | "opciones">[],
  field: Field = "personalizacion",
): Promise<void> {
  const offered = new Map<string, Opcion>();
  for (const { tipo, opciones = [] } of campos) {
    if (tipo !== "color") continue;
    for (const opcion of opciones) {
      checkSame(opcion, offered.get(opcion.clave), field);
      offered.set(opcion.clave, opcion);
    }
  }
  if (offered.size === 0) return;
  const known = await lockColoresByClave(tx, [...offered.keys()]);
  for (const it of known) checkSame(offered.get(it.clave), it, field);
  for (const { clave } of known) offered.delete(clave);
  if (offered.size > 0) await addColores(tx, [...offered.values()], field);
}

async function addColores(tx: Tx, added: readonly Opcion[], field: Field): Promise<void> {
  const list = await selectColores(tx);
  if (list.length + added.length > maxColores) throw refuse(field, refusals.limit(maxColores));
  for (const { clave, nombre, color = "" } of added) {
    const taken = findNamesake(nombre, list);
    if (taken) throw refuse(field, refusals.choose(taken.nombre));
    const id = await insertColor(tx, { clave, nombre, color });
    if (id === undefined) throw refuse(field, refusals.choose(nombre));
    list.push({ id, clave, nombre, color });
  }
}

function checkSame(
  one: Omit<Opcion, "precio"> | undefined,
  known: Omit<Opcion, "precio"> | undefined,
  field: Field,
): void {
  if (!one || !known || (one.nombre === known.nombre && one.color === known.color)) return;
  throw refuse(field, refusals.other(known.clave, known.nombre, known.color ?? ""));
}

const refuse = (field: Field, message: string) => refuseField(422, { [field]: message });
