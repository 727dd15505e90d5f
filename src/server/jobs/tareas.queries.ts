import type { Db } from "../db/database.ts";

type Lease = { nombre: string; leaseUntil: number; now: number };

/** False while another process has it. A lease further away than `leaseUntil` was written by a clock set back since. */
export async function claimTarea(db: Db, { nombre, leaseUntil, now }: Lease): Promise<boolean> {
  const row = await db
    .insertInto("tareas")
    .values({ nombre, tomada_hasta: leaseUntil, terminada_en: null })
    .onConflict((conflict) =>
      conflict
        .column("nombre")
        .doUpdateSet({ tomada_hasta: leaseUntil })
        .where((eb) =>
          eb.or([eb("tareas.tomada_hasta", "<=", now), eb("tareas.tomada_hasta", ">", leaseUntil)]),
        ),
    )
    .returning("nombre")
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the lease back. */
export async function finishTarea(
  db: Db,
  { nombre, now }: { nombre: string; now: number },
): Promise<void> {
  await db
    .updateTable("tareas")
    .set({ tomada_hasta: now, terminada_en: now })
    .where("nombre", "=", nombre)
    .execute();
}
