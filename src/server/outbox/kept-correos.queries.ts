import type { Db, Tx } from "../db/database.ts";
import { erasedValues } from "../db/personal-data/erased-values.ts";
import type { Plantilla } from "./correos.ts";

type Forgetting = {
  para: string;
  usuario_id: number;
  /** Mails that are not about this person. */
  except: readonly string[];
  /** Mails that still leave when they wait. */
  owed: readonly string[];
};

/** For an erased account: waiting mails are dropped, sent ones keep their row without the address. */
export async function forgetAddress(
  tx: Tx,
  { para, usuario_id, except, owed }: Forgetting,
): Promise<void> {
  const rows = tx
    .updateTable("correos")
    .where("para", "=", para)
    .where("plantilla", "not in", [...except]);
  await rows
    .set({ estado: "omitido" })
    .where("estado", "=", "pendiente")
    .where("plantilla", "not in", [...owed])
    .execute();
  await rows.set(erasedValues("correos", usuario_id)).where("estado", "!=", "pendiente").execute();
}

export async function deleteDroppedBefore<M>(
  db: Db,
  { plantillas, before }: { plantillas: readonly Plantilla<NoInfer<M>>[]; before: number },
): Promise<void> {
  await db
    .deleteFrom("correos")
    .where("estado", "=", "omitido")
    .where("plantilla", "in", [...plantillas])
    .where("creado_en", "<", before)
    .execute();
}

/** For a restored copy: they may have been sent since. Answers how many. */
export async function parkWaitingCorreos(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("correos")
    .set({ estado: "aparcado", error: "waited when this copy of the shop was made" })
    .where("estado", "=", "pendiente")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** For the person's own export. */
export async function selectCorreosTo(db: Db, { para, limit }: { para: string; limit: number }) {
  return db
    .selectFrom("correos")
    .select(["plantilla", "creado_en", "enviado_en"])
    .where("para", "=", para)
    .orderBy("creado_en", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Waiting mails stay. Answers how many went. */
export async function deleteCorreosBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("correos")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("correos")
        .select("id")
        .where("creado_en", "<", before)
        .where("estado", "!=", "pendiente")
        .orderBy("creado_en")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
