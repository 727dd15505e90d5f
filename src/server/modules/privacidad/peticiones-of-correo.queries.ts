import type { ExpressionBuilder } from "kysely";
import type { OwnPeticion } from "#contract/schemas/peticiones.ts";
import type { Db, Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/personal-data/erased-values.ts";
import type { Schema } from "../../db/schema/schema.ts";
import { isVigente, lastingTipos } from "./bloqueos.ts";

export async function selectPeticionesFrom(
  db: Db,
  { email, limit }: { email: string; limit: number },
): Promise<OwnPeticion[]> {
  const rows = await db
    .selectFrom("peticiones")
    .select(["tipo", "nombre", "detalle", "estado", "creado_en", "prorroga"])
    .select(["respuesta", "respondida_en", "levantada_en", "levantada_motivo"])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    // Anybody can type an address: the link in its mail proves whose name and words these are.
    ...(row.estado === "por_confirmar" && { nombre: "", detalle: "" }),
    vigente: isVigente(row),
  }));
}

/** At an erasure: unconfirmed ones go, of answered ones the proof stays, open ones are still to be answered. */
export async function blankPeticionesFrom(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom("peticiones")
    .where("email", "=", email)
    .where("estado", "=", "por_confirmar")
    .execute();
  await tx
    .updateTable("peticiones")
    .set(erasedValues("peticiones", 0))
    .where("email", "=", email)
    .where("respondida_en", "is not", null)
    .execute();
}

/** A standing one is not forgotten: the shop would use the data again without anybody's decision. */
function stands(eb: ExpressionBuilder<Schema, "peticiones">) {
  return eb.and([
    eb("tipo", "in", [...lastingTipos]),
    eb("estado", "=", "aceptada"),
    eb("levantada_en", "is", null),
  ]);
}

type Terms = { unconfirmedBefore: number; wordsBefore: number; before: number; limit: number };

/** Answers how many rows went or lost name and words. */
export async function forgetPeticionesBefore(tx: Tx, terms: Terms): Promise<number> {
  const { unconfirmedBefore, wordsBefore, before, limit } = terms;
  const old = await tx
    .selectFrom("peticiones")
    .select(["id", "estado", "creado_en"])
    .where("creado_en", "<", Math.max(unconfirmedBefore, wordsBefore))
    .where((eb) =>
      eb.or([
        eb.and([eb("estado", "=", "por_confirmar"), eb("creado_en", "<", unconfirmedBefore)]),
        eb.and([eb("respondida_en", "<", before), eb.not(stands(eb))]),
        eb.and([
          eb("respondida_en", "<", wordsBefore),
          eb.or([eb("nombre", "<>", ""), eb("detalle", "<>", "")]),
        ]),
      ]),
    )
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .deleteFrom("peticiones")
    .where("id", "in", ids)
    .where((eb) =>
      eb.or([
        eb("estado", "=", "por_confirmar"),
        eb.and([eb("respondida_en", "<", before), eb.not(stands(eb))]),
      ]),
    )
    .execute();
  await tx
    .updateTable("peticiones")
    .set(erasedValues("peticiones", 0))
    .where("id", "in", ids)
    .execute();
  return ids.length;
}
