import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Tx } from "../../db/database.ts";
import type { Episode } from "./start/hold-time.ts";

const paidEstados: readonly IntentoEstado[] = ["autorizado", "por_reembolsar", "reembolsado"];
/** A day has fewer (docs/reglas.md 107). */
const maxEpisodes = 100;

/** Of one person since then, the newest first. */
export async function selectEpisodes(
  tx: Tx,
  { usuarioId, since }: { usuarioId: number; since: number },
): Promise<Episode[]> {
  const rows = await tx
    .selectFrom("pago_intentos")
    .select((eb) => [
      "reserva_desde",
      eb.fn.max("reserva_hasta").as("hasta"),
      eb.fn.max(eb.case().when("estado", "in", paidEstados).then(1).else(0).end()).as("paid"),
    ])
    .where("usuario_id", "=", usuarioId)
    .where("creado_en", ">", since)
    .where("reserva_desde", "is not", null)
    // Never paid, and its stock was freed at once.
    .where("estado", "!=", "no_creado")
    .groupBy("reserva_desde")
    .orderBy("reserva_desde", "desc")
    .limit(maxEpisodes)
    .execute();
  return rows.map(({ reserva_desde, hasta, paid }) => ({
    desde: Number(reserva_desde),
    hasta: Number(hasta),
    isPaid: Number(paid) === 1,
  }));
}

/** Whether the account has paid before: the others are new, and cost nothing to make. */
export async function hasEverPaid(tx: Tx, usuarioId: number): Promise<boolean> {
  const paid = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("usuario_id", "=", usuarioId)
    .where("estado", "=", "autorizado")
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Intentos of the new accounts of a network, as long as they may hold stock. */
export async function selectIntentosOfRed(tx: Tx, red: string): Promise<number[]> {
  const rows = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("red", "=", red)
    .orderBy("id")
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** A network is kept only while it may hold stock. Locked rows wait for the next call. */
export async function forgetReds(tx: Tx, before: number): Promise<void> {
  const ended = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("red", "is not", null)
    .where("reserva_hasta", "<", before)
    // By the index of networks: few rows have one.
    .orderBy("red")
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.updateTable("pago_intentos").set({ red: null }).where("id", "in", ids).execute();
}
