import {
  type Filamento,
  isLowFilamento,
  type SaveFilamento,
} from "#contract/schemas/filamentos.ts";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { lockColores, selectColores } from "../../catalogo/index.ts";
import type { ColorGramos } from "../recetas/resolve-gramos.ts";
import { isWaitingTrabajo } from "../trabajo-transitions.ts";
import { selectWaitingGramos, type TrabajoRow } from "../trabajos.queries.ts";
import { filamentoActs, filamentoMessages as messages } from "./filamentos.messages.ts";
import {
  insertFilamento,
  lockFilamento,
  selectFilamentos,
  takeGramos,
  updateFilamento,
} from "./filamentos.queries.ts";

/** With what the prints that have not begun will take. */
export async function listFilamentos(db: Db): Promise<Filamento[]> {
  const reserved = sumGramos(await selectWaitingGramos(db));
  const claves = new Map((await selectColores(db)).map(({ id, clave }) => [id, clave]));
  const rows = await selectFilamentos(db);
  return rows.map((row) => ({
    ...row,
    reservados: reserved.get(claves.get(row.color_id) ?? "") ?? 0,
  }));
}

export async function countLowFilamentos(db: Db): Promise<number> {
  return (await listFilamentos(db)).filter(isLowFilamento).length;
}

type Save = SaveFilamento & { actor: Actor; now: number };

/** Throws 404 for a color that is gone, and 409 when its grams are no more what the caller saw. */
export async function saveFilamento(tx: Tx, { actor, now, visto, ...row }: Save): Promise<void> {
  const color = (await lockColores(tx)).find(({ id }) => id === row.color_id);
  if (!color) throw notFound(messages.notFound);
  const before = await lockFilamento(tx, row.color_id);
  if ((before?.gramos ?? null) !== visto) throw conflict(messages.moved(before?.gramos ?? 0));
  if (before) await updateFilamento(tx, row);
  else if (!(await insertFilamento(tx, row))) throw conflict(messages.raced);
  await recordAct(tx, {
    ...{ actor, now, accion: filamentoActs.saved, entidad: "color", entidad_id: color.id },
    antes: before ? factsOf(before) : null,
    despues: factsOf(row),
  });
}

function factsOf({
  gramos,
  precio_kilo,
  aviso_gramos,
}: Omit<Filamento, "color_id" | "reservados">) {
  return { gramos, precio_kilo, aviso_gramos };
}

type Begun = Pick<TrabajoRow, "estado" | "gramos">;

/** Prints take their grams as they begin, and give them back when that is undone. Their pedidos are locked. */
export async function bookFilamento(
  tx: Tx,
  { rows, to }: { rows: readonly Begun[]; to: TrabajoEstado },
): Promise<void> {
  const changed = rows.filter(({ estado }) => isWaitingTrabajo(estado) !== isWaitingTrabajo(to));
  const sign = isWaitingTrabajo(to) ? -1 : 1;
  const total = sumGramos(changed.map(({ gramos }) => ({ gramos, total: sign })));
  if (total.size === 0) return;
  // By id: two phones that book the same colors at once must not wait for each other.
  for (const { id: color_id, clave } of await selectColores(tx)) {
    const gramos = total.get(clave);
    if (gramos !== undefined) await takeGramos(tx, { color_id, gramos });
  }
}

/** Grams by the clave of their color, of so many trabajos each. */
function sumGramos(rows: readonly { gramos: string; total: number }[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { gramos, total } of rows) {
    for (const usage of JSON.parse(gramos) as ColorGramos[]) {
      sum.set(usage.clave, (sum.get(usage.clave) ?? 0) + usage.gramos * total);
    }
  }
  return sum;
}
