import type { Db, Tx } from "../../../db/database.ts";

/** Null takes it away. */
export async function updateBoleta(
  tx: Tx,
  { id, boleta }: { id: number; boleta: string | null },
): Promise<void> {
  await tx.updateTable("pedidos").set({ boleta }).where("id", "=", id).execute();
}

export async function findPedidoOfBoleta(db: Db, boleta: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("pedidos")
    .select("id")
    .where("boleta", "=", boleta)
    .executeTakeFirst();
  return row?.id;
}

/** Exclusive start of a batch, in the order of payment. */
export type PaidPlace = { pagado_en: number; id: number };

type Paid = { since: number; before: number; after: PaidPlace; limit: number };

/** Paid from `since` and before `before`, in the order of payment, whatever became of them. */
export async function selectPaidBetween(db: Db, { since, before, after, limit }: Paid) {
  const rows = await db
    .selectFrom("pedidos")
    .select(["id", "estado", "total", "pago", "boleta", "pagado_en"])
    .where("pagado_en", ">=", Math.max(since, after.pagado_en))
    .where("pagado_en", "<", before)
    .where((eb) => eb.or([eb("pagado_en", ">", after.pagado_en), eb("id", ">", after.id)]))
    .orderBy("pagado_en")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, pagado_en: row.pagado_en ?? since }));
}

export async function countPaidBetween(
  db: Db,
  { since, before }: { since: number; before: number },
): Promise<number> {
  const { total } = await db
    .selectFrom("pedidos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("pagado_en", ">=", since)
    .where("pagado_en", "<", before)
    .executeTakeFirstOrThrow();
  return Number(total);
}
