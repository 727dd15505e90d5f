import { createHash, randomBytes } from "node:crypto";
import { errorMessages, insufficientStock } from "#contract/error-messages.ts";
import { PedidoDireccionSchema } from "#contract/schemas/pedidos.ts";
import { sumClp } from "#contract/values/clp.ts";
import { hours, minutes } from "../../../clock.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import {
  type AppError,
  conflict,
  invalid,
  notFound,
  tooManyRequests,
  unavailable,
} from "../../../errors.ts";
import { lockUsuario } from "../../acceso/index.ts";
import { type LineaRow, selectLineas } from "../../carrito/index.ts";
import { bumpCatalogoVersion, reserve } from "../../catalogo/index.ts";
import { findDireccionOf } from "../../direcciones/index.ts";
import { insertPedido, movePedido, selectPayableByHuella } from "../../pedidos/index.ts";
import { insertIntento, selectStartsSince } from "../intentos.queries.ts";
import { awaitCreated, create, type Payment, type Start } from "./create-at-provider.service.ts";
import { supersede } from "./replace-intentos.service.ts";

/** The provider's page lives up to 15 minutes; one more for its answer. */
const reservaMs = minutes(16);
/** The first time the reconciler asks about an attempt whose shopper has not come back. */
const firstQuestionMs = minutes(2);
/** An equal carrito pays the same pedido again for this long. */
const samePedidoMs = hours(24);
/** Starts of one person that make a new payment; repeated ones are not counted. */
const startsLimit = { max: 5, windowMs: minutes(10) };

type Prepared = { kind: "new"; start: Start } | { kind: "same"; intentoId: number };

/**
 * Starts a payment: freezes the carrito into a pedido, holds its stock and creates the payment at
 * the provider. Repeating it with the same carrito and address gives the same payment.
 */
export async function startPago(
  ctx: AppContext,
  session: Session,
  direccionId: number,
): Promise<Payment> {
  // Nobody waits for the time-out of a provider that is known to be away, and nothing is written.
  if (ctx.payment.isAway()) throw unavailable(errorMessages.paymentStart);
  const prepared = await inTransaction(ctx.db, (tx) => prepare(tx, { ctx, session, direccionId }));
  if (prepared.kind === "same") return awaitCreated(ctx, prepared.intentoId);
  return create(ctx, prepared.start);
}

type PrepareInput = { ctx: AppContext; session: Session; direccionId: number };

async function prepare(tx: Tx, { ctx, session, direccionId }: PrepareInput): Promise<Prepared> {
  const now = ctx.clock.now();
  // One start at a time per person, whichever process it reaches.
  await lockUsuario(tx, session.usuario_id);
  const direccion = await freezeDireccion(tx, session.usuario_id, direccionId);
  const lineas = await selectLineas(tx, session.usuario_id);
  if (lineas.length === 0) throw invalid(errorMessages.carritoEmpty);
  const frozen = {
    direccion: JSON.stringify(direccion),
    total: sumClp(lineas),
    detalles: lineas.map(({ disponible: _, precio, ...linea }) => ({
      ...linea,
      precio_unitario: precio,
    })),
  };
  if (frozen.total <= 0) throw invalid(errorMessages.carritoEmpty);
  const huella = createHash("sha256").update(JSON.stringify(frozen)).digest("hex");

  const same = await supersede(tx, { usuarioId: session.usuario_id, huella, now });
  if (same !== null) return { kind: "same", intentoId: same };
  await limitStarts(tx, { ctx, usuarioId: session.usuario_id, now });

  const pedidoId = await openPedido(tx, { session, frozen, huella, now });
  const start = await openIntento(tx, { ctx, session, pedidoId, monto: frozen.total, now });
  const { missing } = await reserve(tx, {
    intento_id: start.intentoId,
    usuario_id: session.usuario_id,
    expira_en: now + reservaMs,
    lines: lineas,
  });
  if (missing !== null) throw await refuseStock(tx, { lineas, missing, session });
  await bumpCatalogoVersion(tx);
  return { kind: "new", start };
}

type Missing = { lineas: LineaRow[]; missing: number; session: Session };

/** Says how many there are now: whoever came first took them after the carrito was read. */
async function refuseStock(tx: Tx, { lineas, missing, session }: Missing): Promise<AppError> {
  const isMissing = ({ producto_id }: LineaRow) => producto_id === missing;
  const now = (await selectLineas(tx, session.usuario_id)).find(isMissing);
  const disponible = Math.max(0, now?.disponible ?? 0);
  const nombre = lineas.find(isMissing)?.nombre_producto ?? "";
  return conflict(insufficientStock(nombre, disponible), disponible);
}

/** Counts the attempts that stand in the database, under the person's lock: every process sees the same. */
async function limitStarts(
  tx: Tx,
  { ctx, usuarioId, now }: { ctx: AppContext; usuarioId: number; now: number },
): Promise<void> {
  const { windowMs } = startsLimit;
  const limit = startsLimit.max * ctx.config.rateLimitFactor;
  const starts = await selectStartsSince(tx, {
    usuarioId,
    since: now - windowMs,
    until: now + windowMs,
    limit,
  });
  const oldest = starts[limit - 1];
  if (oldest !== undefined) throw tooManyRequests(oldest + windowMs - now);
}

/** A copy of the address as it is now; someone else's is as missing as none. */
async function freezeDireccion(tx: Tx, usuarioId: number, direccionId: number) {
  const wanted = { usuario_id: usuarioId, direccion_id: direccionId };
  const found = await findDireccionOf(tx, wanted);
  if (!found) throw notFound(errorMessages.direccionNotFound);
  const { alias, calle_numero, comuna, ciudad, region, nota } = found;
  return PedidoDireccionSchema.parse({ alias, calle_numero, comuna, ciudad, region, nota });
}

async function openPedido(
  tx: Tx,
  input: {
    session: Session;
    frozen: {
      direccion: string;
      total: number;
      detalles: Parameters<typeof insertPedido>[1]["detalles"];
    };
    huella: string;
    now: number;
  },
): Promise<number> {
  const { session, frozen, huella, now } = input;
  const since = now - samePedidoMs;
  const usuarioId = session.usuario_id;
  const known = await selectPayableByHuella(tx, { usuarioId, huella, since });
  if (known) {
    if (known.estado !== "pendiente_pago") {
      await movePedido(tx, { id: known.id, to: "pendiente_pago", motivo: "nuevo intento", now });
    }
    return known.id;
  }
  const { nombre, email } = session;
  return insertPedido(tx, { usuario_id: usuarioId, nombre, email, huella, now, ...frozen });
}

async function openIntento(
  tx: Tx,
  input: { ctx: AppContext; session: Session; pedidoId: number; monto: number; now: number },
): Promise<Start> {
  const { ctx, session, pedidoId, monto, now } = input;
  const buyOrder = `E${pedidoId}-${randomBytes(5).toString("hex")}`;
  const sessionId = randomBytes(24).toString("hex");
  const intentoId = await insertIntento(tx, {
    pedido_id: pedidoId,
    usuario_id: session.usuario_id,
    buy_order: buyOrder,
    session_id: sessionId,
    monto,
    ambiente: ctx.payment.ambiente,
    comercio: ctx.payment.comercio,
    proxima_consulta_en: now + firstQuestionMs,
    now,
  });
  return { intentoId, buyOrder, sessionId, monto };
}
