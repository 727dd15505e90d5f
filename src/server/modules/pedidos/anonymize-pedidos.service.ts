import { PedidoDireccionSchema } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../db/database.ts";
import { anonymousOf } from "../acceso/index.ts";
import { blankPedido, selectPedidoDirecciones } from "./pedidos-of-cuenta.queries.ts";

const limit = 5000;

/** Comuna and region stay: they say nothing about one person. */
export async function anonymizePedidos(tx: Tx, usuarioId: number): Promise<void> {
  const anonymous = anonymousOf(usuarioId);
  for (const { id, direccion } of await selectPedidoDirecciones(tx, { usuarioId, limit })) {
    const frozen = PedidoDireccionSchema.parse(JSON.parse(direccion));
    const blank = JSON.stringify({ ...frozen, alias: "", calle_numero: "", nota: "" });
    await blankPedido(tx, { id, ...anonymous, direccion: blank });
  }
}
