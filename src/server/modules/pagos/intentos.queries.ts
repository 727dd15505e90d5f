import type { Selectable, Updateable } from "kysely";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Db, Tx } from "../../db/database.ts";
import { idOf, pick, prepare, prepareShapes } from "../../db/prepared.ts";
import type { PagoIntentosTable } from "../../db/schema/pedidos.ts";
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
  "devuelto",
  "proxima_consulta_en",
  "reserva_hasta",
  "creado_en",
] as const;

export type Intento = Pick<Selectable<PagoIntentosTable>, (typeof intentoColumns)[number]>;
type IntentoRow = Intento | undefined;

const byId = prepare((db, { id }: { id: number }) =>
  db.selectFrom("pago_intentos").select(intentoColumns).where("id", "=", id),
);

export async function selectIntento(db: Db, id: number): Promise<IntentoRow> {
  return (await byId(db, { id })).rows[0];
}

const lockedById = prepare((db, { id }: { id: number }) =>
  db.selectFrom("pago_intentos").select(intentoColumns).where("id", "=", id).forNoKeyUpdate(),
);

/** Waits for the transaction that holds the row. */
export async function lockIntento(tx: Tx, id: number): Promise<IntentoRow> {
  return (await lockedById(tx, { id })).rows[0];
}

const byToken = prepare((db, { token }: { token: string }) =>
  db.selectFrom("pago_intentos").select(intentoColumns).where("token", "=", token),
);

export async function selectIntentoByToken(db: Db, token: string): Promise<IntentoRow> {
  return (await byToken(db, { token })).rows[0];
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

const live = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("pago_intentos")
    .select(["id", "pedido_id", "estado", "creado_en", "reserva_hasta"])
    .where("usuario_id", "=", usuarioId)
    .where("estado", "in", liveEstados)
    .orderBy("id", "desc")
    .limit(20)
    .forNoKeyUpdate(),
);

export type LiveIntento = Pick<
  Intento,
  "id" | "pedido_id" | "estado" | "creado_en" | "reserva_hasta"
>;

/** The newest first. */
export async function lockLiveIntentos(tx: Tx, usuarioId: number): Promise<LiveIntento[]> {
  return (await live(tx, { usuarioId })).rows;
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

const newIntento = prepare((db, intento: NewIntento) => {
  const { pedido_id, usuario_id, buy_order, session_id, monto, ambiente, comercio, now } = intento;
  const { proxima_consulta_en, reserva_desde, reserva_hasta, red } = intento;
  const payment = { pedido_id, usuario_id, buy_order, session_id, monto, ambiente, comercio };
  const hold = { proxima_consulta_en, reserva_desde, reserva_hasta, red };
  return db
    .insertInto("pago_intentos")
    .values({ ...payment, ...hold, estado: "creando", creado_en: now, actualizado_en: now })
    .returning("id");
});

export async function insertIntento(tx: Tx, intento: NewIntento): Promise<number> {
  return idOf(await newIntento(tx, intento));
}

export type IntentoFacts = Omit<
  Updateable<PagoIntentosTable>,
  "id" | "estado" | "actualizado_en" | "pedido_id" | "usuario_id"
>;

type MoveShape = {
  to: IntentoEstado;
  from: readonly IntentoEstado[];
  columns: readonly string[];
  isStopped: boolean;
};
type MoveValues = { id: number; now: number } & Readonly<Record<string, string | number | null>>;

const conditionalMove = prepareShapes((db, shape: MoveShape, values: MoveValues) =>
  db
    .updateTable("pago_intentos")
    // Both are about the estado that the intento leaves.
    .set({ ultimo_error: null, duda_avisada_en: null })
    .set({ ...pick(values, shape.columns), estado: shape.to, actualizado_en: values.now })
    .where("id", "=", values.id)
    .where("estado", "in", shape.from)
    .$if(shape.isStopped, (query) => query.where("proxima_consulta_en", "is", null)),
);

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
  const facts = move.facts ?? {};
  const columns = Object.keys(facts);
  const shape = { to: move.to, from, columns, isStopped: move.isStopped === true };
  const { id, now } = move;
  const { numAffectedRows } = await conditionalMove(tx, shape, { ...facts, id, now });
  return numAffectedRows === 1n;
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

export function isUnsettled({ estado }: Pick<Intento, "estado">): boolean {
  return askedEstados.includes(estado);
}

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
