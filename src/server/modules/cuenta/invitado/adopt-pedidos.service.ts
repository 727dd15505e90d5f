import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { deleteInvitados, lockUsuarioRow, selectInvitadosOf } from "../../acceso/index.ts";
import { adoptPayments } from "../../pagos/index.ts";
import { selectBuyersAmong } from "../../pedidos/index.ts";

/** An account whose address is verified: every session's is. */
type Account = { usuario_id: number; email: string };

/**
 * Gives an account the paid pedidos that were bought without one, with its address. A pedido that was not paid stays where
 * it is: anybody can type an address.
 */
export async function findOwnPedidos(db: Db, account: Account): Promise<void> {
  if ((await selectBuyers(db, account.email)).length === 0) return;
  await inTransaction(db, (tx) => adoptPedidos(tx, account));
}

/** Leaves what is being paid to the next call. */
export async function adoptPedidos(tx: Tx, { usuario_id, email }: Account): Promise<void> {
  const invitados = await selectBuyers(tx, email);
  for (const id of invitados) await lockUsuarioRow(tx, id);
  // A concurrent erasure freed the address.
  if (!(await lockUsuarioRow(tx, usuario_id))) return;
  for (const from of invitados) {
    if (await adoptPayments(tx, { from, to: usuario_id })) await deleteInvitados(tx, [from]);
  }
}

async function selectBuyers(db: Db, email: string): Promise<number[]> {
  return selectBuyersAmong(db, await selectInvitadosOf(db, email));
}
