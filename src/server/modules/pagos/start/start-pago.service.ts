import { randomBytes } from "node:crypto";
import { errorMessages, insufficientStock } from "#contract/error-messages.ts";
import { sumClp } from "#contract/values/clp.ts";
import { hours, minutes } from "../../../clock.ts";
import type { Config } from "../../../config/config.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { type AppError, conflict, invalid, tooManyRequests, unavailable } from "../../../errors.ts";
import { type Linea, refusePieza, sumByProducto, sumUnits } from "../../carrito/index.ts";
import { bumpAllHeld, releaseReservas, reserve } from "../../catalogo/index.ts";
import {
  insertPedido,
  movePedido,
  recordAcceptance,
  renewPlazo,
  selectPayableByHuella,
} from "../../pedidos/index.ts";
import { currentTerminos } from "../../terminos/index.ts";
import { type Past, selectPast } from "../holds.queries.ts";
import { insertIntento } from "../intentos.queries.ts";
import { motivos } from "../pagos.messages.ts";
import { checkBounds } from "./bounds.service.ts";
import type { Buyer, Buying } from "./buyer.ts";
import { type ChosenWay, chooseWay } from "./choose-way.service.ts";
import {
  awaitToken,
  createAtProvider,
  type Payment,
  type Start,
} from "./create-at-provider.service.ts";
import { freezeLineas, huellaOf } from "./freeze.ts";
import { type Hold, lockNetworkOfLargeStart, planHold } from "./hold-stock.service.ts";
import { replaceLiveIntentos } from "./replace-intentos.service.ts";
import { checkTold } from "./told-retracto.ts";

/** When the reconciler first asks about a shopper who has not come back. */
const firstQuestionMs = minutes(2);
const samePedidoMs = hours(24);
/** Repeated starts are not counted. */
const startsLimit = { max: 5, windowMs: minutes(10) };

/**
 * Freezes the carrito, holds its stock and creates the payment. Idempotent (docs/reglas.md 83).
 * Throws 404, 409, 422, 429 and 503.
 */
export async function startPago(
  ctx: AppContext,
  wanted: { buyer: Buyer; address: string },
): Promise<Payment> {
  // No call that times out, and nothing is written.
  if (ctx.payment.isAway()) throw unavailable(errorMessages.paymentStart);
  const { ambiente, comercio } = ctx.payment;
  const maxStarts = startsLimit.max * ctx.config.rateLimitFactor;
  const { config } = ctx;
  const wish = { ...wanted, ambiente, comercio, maxStarts, config };
  const prepared = await inTransaction(ctx.db, (tx) =>
    prepareStart(tx, { ...wish, now: ctx.clock.now() }),
  );
  if (prepared.kind === "same") return awaitToken(ctx, prepared.intentoId);
  const { start, held } = prepared;
  if (held >= config.units.heldAlarm) {
    ctx.log.warn({ intento: start.intentoId, units: held }, "one person holds much stock unpaid");
  }
  return createAtProvider(ctx, start);
}

/** The campos may have changed since the line was put into the carrito. */
function checkPiezas(lineas: readonly Linea[]): void {
  for (const { nombre_producto, pieza } of lineas) {
    const errores = pieza?.errores ?? {};
    if (Object.keys(errores).length > 0) throw refusePieza(nombre_producto, errores);
  }
}

type Prepared = { kind: "new"; start: Start; held: number } | { kind: "same"; intentoId: number };

type Wish = {
  buyer: Buyer;
  /** The caller's. */
  address: string;
  ambiente: string;
  comercio: string;
  maxStarts: number;
  config: Config;
  now: number;
};

async function prepareStart(tx: Tx, wish: Wish): Promise<Prepared> {
  const { buyer, maxStarts, now } = wish;
  const buying = await buyer(tx, now);
  const { usuario_id, acceptsTerminos } = buying;
  const lineas = await buying.readLineas(tx);
  if (lineas.length === 0) throw invalid(errorMessages.carritoEmpty);
  if (sumClp(lineas) <= 0) throw invalid(errorMessages.carritoEmpty);
  checkPiezas(lineas);
  const sinRetracto = checkTold({ lineas, buying });
  const { direccion, ...way } = await chooseWay(tx, { buying, lineas, now });
  const frozen = freezeLineas(lineas, { direccion: direccion.text, way, sinRetracto });
  const huella = huellaOf(frozen, { who: direccion.who, way });
  const past = await readPast(tx, { usuario_id, maxStarts, now });
  const holder = { ...wish, usuario_id, units: sumUnits(lineas), past };
  await lockNetworkOfLargeStart(tx, holder);

  const { same, freed } = await replaceLiveIntentos(tx, { usuarioId: usuario_id, huella, now });
  const terminos = { version: await currentTerminos(tx, wish), isAccepted: acceptsTerminos };
  if (same !== null) {
    await acceptAgain(tx, { id: same.pedidoId, terminos, now });
    await bumpAllHeld(tx, freed);
    return { kind: "same", intentoId: same.intentoId };
  }
  limitStarts(past, now);

  const hold = await planHold(tx, holder);
  const pedidoId = await openPedido(tx, {
    buying,
    frozen: { ...frozen, ...direccion.who },
    way,
    terminos,
    huella,
    now,
  });
  const start = await openIntento(tx, { ...wish, usuario_id, pedidoId, monto: frozen.total, hold });
  const { missing } = await reserve(tx, {
    intento_id: start.intentoId,
    usuario_id,
    expira_en: hold.hasta,
    lines: sumByProducto(lineas),
  });
  if (missing !== null) throw await refuseStock(tx, { lineas, missing, buying });
  const held = await checkBounds(tx, { lineas, usuario_id, config: wish.config });
  // Its stock is there, and is taken when the payment arrives.
  if (hold.hasta <= now) await releaseReservas(tx, start.intentoId);
  await bumpAllHeld(tx, [...freed, start.intentoId]);
  return { kind: "new", start, held };
}

type Missing = { lineas: Linea[]; missing: number; buying: Buying };

/** Somebody took the units after the carrito was read. */
async function refuseStock(tx: Tx, { lineas, missing, buying }: Missing): Promise<AppError> {
  const isMissing = ({ producto_id }: Linea) => producto_id === missing;
  const now = (await buying.readLineas(tx)).find(isMissing);
  const wanted = lineas.filter(isMissing);
  const nombre = wanted[0]?.nombre_producto ?? "";
  const cantidad = sumUnits(wanted);
  // Its own reserva is written already and counts as available, although no stock is held for it.
  const disponible = Math.max(0, (now?.disponible ?? 0) - cantidad);
  return conflict(insufficientStock(nombre, disponible), disponible);
}

function readPast(
  tx: Tx,
  { usuario_id: usuarioId, maxStarts: max, now }: Pick<Wish, "maxStarts" | "now"> & Own,
): Promise<Past> {
  const { windowMs } = startsLimit;
  return selectPast(tx, { usuarioId, since: now - windowMs, until: now + windowMs, max });
}

type Own = { usuario_id: number };

/** In the database: the limit holds over all processes. */
function limitStarts({ lastOfMax }: Past, now: number): void {
  if (lastOfMax !== null) throw tooManyRequests(lastOfMax + startsLimit.windowMs - now);
}

type NewPedido = {
  buying: Buying;
  frozen: ReturnType<typeof freezeLineas> & { recibe: string; telefono: string };
  way: Omit<ChosenWay, "direccion">;
  terminos: Terminos;
  huella: string;
  now: number;
};

async function openPedido(tx: Tx, { buying, frozen, ...opening }: NewPedido): Promise<number> {
  const { usuario_id, nombre, email } = buying;
  const { way, terminos, huella, now } = opening;
  const since = now - samePedidoMs;
  const known = await selectPayableByHuella(tx, { usuarioId: usuario_id, huella, since });
  if (!known) {
    return insertPedido(tx, {
      ...{ usuario_id, nombre, email, huella, now },
      ...frozen,
      despacho_modo: way.modo,
      despacho_precio: way.precio,
      despacho_desde: way.desde,
      despacho_hasta: way.hasta,
      terminos_version: terminos.version,
      terminos_aceptados_en: terminos.isAccepted ? now : null,
    });
  }
  if (known.estado !== "pendiente_pago") {
    const motivo = motivos.newIntento;
    await movePedido(tx, { id: known.id, to: "pendiente_pago", motivo, now });
  }
  const { desde, hasta } = way;
  if (desde !== null && hasta !== null) await renewPlazo(tx, { id: known.id, desde, hasta });
  await acceptAgain(tx, { id: known.id, terminos, now });
  return known.id;
}

type Terminos = { version: number; isAccepted: boolean };
type Again = { id: number; terminos: Terminos; now: number };

/** A start without the box takes no acceptance back. */
async function acceptAgain(tx: Tx, { id, terminos, now }: Again): Promise<void> {
  if (terminos.isAccepted) await recordAcceptance(tx, { id, version: terminos.version, now });
}

type NewIntento = Wish & Own & { pedidoId: number; monto: number; hold: Hold };

async function openIntento(tx: Tx, input: NewIntento): Promise<Start> {
  const { usuario_id, pedidoId, monto, ambiente, comercio, hold, now } = input;
  const buyOrder = `E${pedidoId}-${randomBytes(5).toString("hex")}`;
  const sessionId = randomBytes(24).toString("hex");
  const intentoId = await insertIntento(tx, {
    pedido_id: pedidoId,
    usuario_id,
    buy_order: buyOrder,
    session_id: sessionId,
    monto,
    ambiente,
    comercio,
    proxima_consulta_en: now + firstQuestionMs,
    reserva_desde: hold.desde,
    reserva_hasta: hold.hasta,
    red: hold.red,
    now,
  });
  return { intentoId, buyOrder, sessionId, monto };
}
