import type { Secrets } from "../../../config/keys.ts";
import type { Tx } from "../../../db/database.ts";
import { wideNetwork } from "../../../limits/limits-address.ts";
import { hashKey } from "../../../limits/limits-keys.ts";
import { blankUsuario } from "../erase-usuario.queries.ts";
import { deleteEnlacesInvitado } from "./enlaces-invitado.queries.ts";
import { deleteInvitados, lockInvitado } from "./invitados.queries.ts";

type Guest = { config: Secrets; email: string; address: string; now: number };

/**
 * Whose locks and bounds a guest's pedidos are under: one for each address and network, so that a stranger who
 * types somebody's address meets nothing of theirs. Locked. Answers the number of its usuario.
 */
export function openInvitado(tx: Tx, { config, email, address, now }: Guest): Promise<number> {
  const hash = hashKey(config, `invitado ${email} ${wideNetwork(address)}`);
  return lockInvitado(tx, { clave: `invitado-${hash}`, email, now });
}

/** Call it once their pedidos name nobody. Their usuarios stay, blank, for those pedidos. */
export async function eraseInvitadoRows(
  tx: Tx,
  { ids, email, now }: { ids: readonly number[]; email: string; now: number },
): Promise<void> {
  await deleteInvitados(tx, ids);
  await deleteEnlacesInvitado(tx, email);
  for (const usuario_id of ids) await blankUsuario(tx, { usuario_id, now });
}
