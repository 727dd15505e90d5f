import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";

export type Registro = Awaited<ReturnType<typeof findRegistros>>[number];

type NewRegistro = {
  email: string;
  nombre: string;
  password_hash: string;
  navegador: string;
  now: number;
};

/** A form that is sent twice is one registration. */
export async function upsertRegistro(tx: Tx, registro: NewRegistro): Promise<number> {
  const { now: creado_en, ...values } = registro;
  const { id } = await tx
    .insertInto("registros")
    .values({ ...values, creado_en })
    .onConflict((conflict) =>
      conflict
        .columns(["email", "password_hash", "navegador"])
        .doUpdateSet({ nombre: values.nombre, creado_en }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type OfAddress = { email: string; since: number };

const found = prepare((db, wanted: OfAddress) => selectRegistros(db, wanted));

/** Oldest first; those of before `since` wait for the job that deletes them. */
export async function findRegistros(db: Db, wanted: OfAddress) {
  return (await found(db, wanted)).rows;
}

/** A concurrent opening of an address's links waits for the first. */
export async function lockRegistros(tx: Tx, { email, since }: OfAddress) {
  return selectRegistros(tx, { email, since }).forUpdate().execute();
}

function selectRegistros(db: Db, { email, since }: OfAddress) {
  return db
    .selectFrom("registros")
    .select(["id", "nombre", "password_hash", "navegador"])
    .where("email", "=", email)
    .where("creado_en", ">", since)
    .orderBy("id")
    .limit(1000);
}

export async function deleteRegistro(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("registros").where("id", "=", id).execute();
}

export async function deleteRegistrosOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("registros").where("email", "=", email).execute();
}

/** At most `limit`; skips what another process is deleting. Answers how many it deleted. */
export async function deleteOldRegistros(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const old = await tx
    .selectFrom("registros")
    .select("id")
    .where("creado_en", "<=", before)
    .orderBy("creado_en")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("registros").where("id", "in", ids).execute();
  return ids.length;
}
