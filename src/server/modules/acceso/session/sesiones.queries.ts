import type { Session } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { idOf, prepare } from "../../../db/prepared.ts";

export type NewSesion = {
  usuario_id: number;
  sesion_version: number;
  dispositivo: string;
  red: string;
  vence_en: number;
  now: number;
};

const newSesion = prepare((db, sesion: NewSesion) => {
  const { usuario_id, sesion_version, dispositivo, red, vence_en, now } = sesion;
  const values = { usuario_id, sesion_version, dispositivo, red, vence_en };
  return db
    .insertInto("sesiones")
    .values({ ...values, iniciada_en: now, usada_en: now, probada_en: now })
    .returning("id");
});

/** Answers its id. */
export async function insertSesion(db: Db, sesion: NewSesion): Promise<number> {
  return idOf(await newSesion(db, sesion));
}

export type SesionClaims = { sesion_id: number; usuario_id: number; sesion_version: number };

const liveSesion = prepare((db, { sesion_id, usuario_id, sesion_version }: SesionClaims) =>
  db
    .selectFrom("sesiones")
    .innerJoin("usuarios", "usuarios.id", "sesiones.usuario_id")
    .select([
      "sesiones.id as sesion_id",
      "sesiones.iniciada_en as startedAt",
      "sesiones.probada_en as provedAt",
      "sesiones.usada_en",
      "usuarios.id as usuario_id",
      "usuarios.nombre",
      "usuarios.email",
      "usuarios.rol",
      "usuarios.sesion_version",
    ])
    .where("sesiones.id", "=", sesion_id)
    .where("sesiones.sesion_version", "=", sesion_version)
    .where("usuarios.id", "=", usuario_id)
    .where("usuarios.sesion_version", "=", sesion_version)
    .where("usuarios.activo", "=", 1),
);

/** Undefined once the account is inactive or the session was ended. */
export async function findSesion(
  db: Db,
  claims: SesionClaims,
): Promise<(Session & { usada_en: number }) | undefined> {
  return (await liveSesion(db, claims)).rows[0];
}

/** Does nothing when a concurrent call did it. */
export async function markSesionUsed(
  db: Db,
  { sesion_id, usedBefore, now }: { sesion_id: number; usedBefore: number; now: number },
): Promise<void> {
  await db
    .updateTable("sesiones")
    .set({ usada_en: now })
    .where("id", "=", sesion_id)
    .where("usada_en", "<=", usedBefore)
    .execute();
}

/** For a new token of the session. False once it was ended. */
export async function prolongSesion(
  db: Db,
  { sesion_id, sesion_version, vence_en }: Prolongation,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sesiones")
    .set({ vence_en })
    .where("id", "=", sesion_id)
    .where("sesion_version", "=", sesion_version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Prolongation = { sesion_id: number; sesion_version: number; vence_en: number };

/** The one session that outlives a raised version. False once it was ended. */
export async function moveSesionToVersion(
  tx: Tx,
  { sesion_id, sesion_version }: { sesion_id: number; sesion_version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sesiones")
    .set({ sesion_version })
    .where("id", "=", sesion_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An account has few. */
const maxListed = 100;

/** The last used first; those of an older version have ended. */
export async function selectSesionesOf(
  db: Db,
  { usuario_id, sesion_version, now }: Pick<SesionClaims, "usuario_id" | "sesion_version"> & Moment,
) {
  return db
    .selectFrom("sesiones")
    .select(["id", "dispositivo", "red", "iniciada_en", "usada_en"])
    .where("usuario_id", "=", usuario_id)
    .where("sesion_version", "=", sesion_version)
    .where("vence_en", ">", now)
    .orderBy("usada_en", "desc")
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
}

type Moment = { now: number };
type OneSesion = Pick<SesionClaims, "sesion_id" | "usuario_id">;

/** False when it was ended before, or is another account's. */
export async function deleteSesion(tx: Tx, { sesion_id, usuario_id }: OneSesion): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("sesiones")
    .where("id", "=", sesion_id)
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOtherSesiones(
  tx: Tx,
  { sesion_id, usuario_id }: OneSesion,
): Promise<void> {
  await tx
    .deleteFrom("sesiones")
    .where("usuario_id", "=", usuario_id)
    .where("id", "!=", sesion_id)
    .execute();
}

export async function deleteSesionesOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("sesiones").where("usuario_id", "=", usuarioId).execute();
}

export async function deleteSesionesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("sesiones").where("vence_en", "<", before).execute();
}
