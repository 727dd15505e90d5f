import type { Selectable, Updateable } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db, Tx } from "../../db/database.ts";
import type { PagoIntentosTable } from "../../db/schema-pedidos.ts";
import { statesBefore } from "../../transitions.ts";
import { intentoTransitions } from "./intento-transitions.ts";

export const intentoColumns = [
  "id",
  "pedido_id",
  "usuario_id",
  "estado",
  "buy_order",
  "session_id",
  "token",
  "url",
  "monto",
  "ambiente",
  "comercio",
  "motivo",
  "consultas",
  "ultimo_error",
  "por_otra_via",
  "proxima_consulta_en",
  "reserva_hasta",
  "creado_en",
] as const;

export type Intento = Pick<Selectable<PagoIntentosTable>, (typeof intentoColumns)[number]>;
type IntentoRow = Intento | undefined;

export async function selectIntento(db: Db, id: number): Promise<IntentoRow> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Waits for the transaction that holds the row. */
export async function lockIntento(tx: Tx, id: number): Promise<IntentoRow> {
  return tx
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function selectIntentoByToken(db: Db, token: string): Promise<IntentoRow> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("token", "=", token)
    .executeTakeFirst();
}

/** There is at most one. */
export async function selectAuthorized(db: Db, pedidoId: number): Promise<IntentoRow> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("pedido_id", "=", pedidoId)
    .where("estado", "=", "autorizado")
    .executeTakeFirst();
}

/** Both must match: a buy order alone could be guessed. */
export async function selectIntentoByBuyOrder(
  db: Db,
  { buyOrder, sessionId }: { buyOrder: string; sessionId: string },
): Promise<IntentoRow> {
  return db
    .selectFrom("pago_intentos")
    .select(intentoColumns)
    .where("buy_order", "=", buyOrder)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

/** Estados of an intento that may still be paid. */
export const liveEstados: readonly IntentoEstado[] = ["creando", "abierto", "confirmando"];

/** The newest first. */
export async function lockLiveIntentos(tx: Tx, usuarioId: number) {
  return tx
    .selectFrom("pago_intentos")
    .select(["id", "pedido_id", "estado", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .where("estado", "in", liveEstados)
    .orderBy("id", "desc")
    .limit(20)
    .forNoKeyUpdate()
    .execute();
}

/** The person began to pay another pedido after this intento. */
export async function hasLaterPayment(
  tx: Tx,
  { id, usuario_id, pedido_id }: Pick<Intento, "id" | "usuario_id" | "pedido_id">,
): Promise<boolean> {
  const later = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("usuario_id", "=", usuario_id)
    .where("id", ">", id)
    .where("pedido_id", "!=", pedido_id)
    .where("estado", "!=", "no_creado")
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** The newest first. */
export async function selectStartsSince(
  tx: Tx,
  {
    usuarioId,
    since,
    until,
    limit,
  }: { usuarioId: number; since: number; until: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("pago_intentos")
    .select("creado_en")
    .where("usuario_id", "=", usuarioId)
    .where("creado_en", ">", since)
    // Starts of a clock that was set back are counted no longer than the rest.
    .where("creado_en", "<=", until)
    .orderBy("creado_en", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ creado_en }) => creado_en);
}

export type NewIntento = {
  pedido_id: number;
  usuario_id: number;
  buy_order: string;
  session_id: string;
  monto: number;
  ambiente: string;
  comercio: string;
  proxima_consulta_en: number;
  reserva_desde: number | null;
  reserva_hasta: number;
  red: string | null;
  now: number;
};

export async function insertIntento(tx: Tx, { now, ...intento }: NewIntento): Promise<number> {
  const { id } = await tx
    .insertInto("pago_intentos")
    .values({ ...intento, estado: "creando", creado_en: now, actualizado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type IntentoFacts = Omit<
  Updateable<PagoIntentosTable>,
  "id" | "estado" | "actualizado_en" | "pedido_id" | "usuario_id"
>;

/**
 * One conditional update (docs/reglas.md 82), from the allowed estados or fewer. False when the
 * intento was in another estado.
 */
export async function moveIntento(
  tx: Tx,
  move: {
    id: number;
    to: IntentoEstado;
    from?: readonly IntentoEstado[];
    now: number;
    facts?: IntentoFacts;
    /** Only when the reconciler has stopped asking. */
    isStopped?: true;
  },
): Promise<boolean> {
  const allowed = statesBefore(intentoTransitions, move.to);
  const from = move.from ? allowed.filter((estado) => move.from?.includes(estado)) : allowed;
  const { numUpdatedRows } = await tx
    .updateTable("pago_intentos")
    // Both are about the estado that the intento leaves.
    .set({
      ultimo_error: null,
      duda_avisada_en: null,
      ...move.facts,
      estado: move.to,
      actualizado_en: move.now,
    })
    .where("id", "=", move.id)
    .where("estado", "in", from)
    .$if(move.isStopped === true, (query) => query.where("proxima_consulta_en", "is", null))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteIntentoError(
  db: Db,
  { id, error }: { id: number; error: string },
): Promise<void> {
  await db
    .updateTable("pago_intentos")
    .set({ ultimo_error: error })
    .where("id", "=", id)
    .where("estado", "=", "por_reembolsar")
    .execute();
}

const askedEstados: readonly IntentoEstado[] = [...liveEstados, "por_reembolsar"];

/** Null stops the questions. An intento that has ended is left alone. */
export async function setNextQuestion(
  db: Db,
  { id, at, consultas }: { id: number; at: number | null; consultas?: number },
): Promise<void> {
  await db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: at, ...(consultas === undefined ? {} : { consultas }) })
    .where("id", "=", id)
    .where("estado", "in", askedEstados)
    .execute();
}

export async function countIntentos(db: Db): Promise<{ estado: IntentoEstado; total: number }[]> {
  return db
    .selectFrom("pago_intentos")
    .select((eb) => ["estado", eb.fn.countAll<number>().as("total")])
    .groupBy("estado")
    .orderBy("estado")
    .limit(20)
    .execute();
}
