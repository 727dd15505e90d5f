import { errorMessages } from "#contract/error-messages.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { isTaken } from "../../../db/taken.ts";
import { conflict, notFound } from "../../../errors.ts";
import { pedidoNumero } from "../pedido-numero.ts";
import { boletaTaken, pedidosActs, pedidosMessages } from "../pedidos.messages.ts";
import { lockPedido } from "../pedidos.queries.ts";
import { findPedidoOfBoleta, updateBoleta } from "./boletas.queries.ts";

type BoletaInput = {
  pedido_id: number;
  /** "" takes it away. */
  boleta: string;
  actor: Actor;
};

/**
 * Notes, corrects or takes away the boleta of a paid pedido; repeats safely. Answers the Spanish
 * sentence for the owner. Throws 404, and 409 for an unpaid pedido or a number of another one.
 */
export async function saveBoleta(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  input: BoletaInput,
): Promise<string> {
  try {
    return await inTransaction(db, (tx) => noteBoleta(tx, { ...input, now: clock.now() }));
  } catch (error) {
    if (!isTaken(error, "boleta")) throw error;
    const other = await findPedidoOfBoleta(db, input.boleta);
    throw conflict(boletaTaken(input.boleta, other === undefined ? null : pedidoNumero(other)));
  }
}

async function noteBoleta(
  tx: Tx,
  { pedido_id, actor, now, ...input }: BoletaInput & { now: number },
): Promise<string> {
  const boleta = input.boleta === "" ? null : input.boleta;
  const pedido = await lockPedido(tx, pedido_id);
  if (!pedido) throw notFound(errorMessages.pedidoNotFound);
  if (pedido.boleta === boleta) return pedidosMessages.unchanged;
  if (pedido.pago === null) throw conflict(pedidosMessages.boletaUnpaid);
  await updateBoleta(tx, { id: pedido_id, boleta });
  await recordAct(tx, {
    actor,
    accion: boleta === null ? pedidosActs.boletaRemoved : pedidosActs.boletaNoted,
    entidad: "pedido",
    entidad_id: pedido_id,
    antes: { boleta: pedido.boleta },
    despues: { boleta },
    now,
  });
  return boleta === null ? pedidosMessages.boletaRemoved : pedidosMessages.boletaNoted;
}
