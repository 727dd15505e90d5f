import type { PeticionEstado, PeticionTipo } from "#contract/schemas/peticiones.ts";
import type { Db, Tx } from "../../db/database.ts";

type NewPeticion = {
  tipo: PeticionTipo;
  nombre: string;
  email: string;
  detalle: string;
  now: number;
};

/** Answers its id. */
export async function insertPeticion(tx: Tx, { now, ...peticion }: NewPeticion): Promise<number> {
  const { id } = await tx
    .insertInto("peticiones")
    .values({ ...peticion, estado: "por_confirmar", creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

const columns = [
  "id",
  "tipo",
  "nombre",
  "email",
  "detalle",
  "estado",
  "creado_en",
  "confirmada_en",
  "vence_en",
  "prorroga",
  "respuesta",
  "respondida_en",
  "enviada_en",
  "autor",
  "levantada_en",
  "levantada_motivo",
] as const;

export async function selectPeticion(db: Db, id: number) {
  return db.selectFrom("peticiones").select(columns).where("id", "=", id).executeTakeFirst();
}

export async function selectPeticionesById(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("peticiones")
    .select(columns)
    .where("id", "in", [...ids])
    .orderBy("id", "desc")
    .limit(ids.length)
    .execute();
}

export type PeticionRow = NonNullable<Awaited<ReturnType<typeof selectPeticion>>>;

/** Serialises what happens to one peticion. */
export async function lockPeticion(tx: Tx, id: number): Promise<PeticionRow | undefined> {
  return tx
    .selectFrom("peticiones")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockPeticionOfEnlace(
  tx: Tx,
  { enlace, since }: { enlace: string; since: number },
): Promise<PeticionRow | undefined> {
  return tx
    .selectFrom("peticiones")
    .select(columns)
    .where("enlace", "=", enlace)
    .where("creado_en", ">", since)
    .forUpdate()
    .executeTakeFirst();
}

/** Each mail that is rendered has a link of its own; the newest serves. */
export async function setPeticionEnlace(
  db: Db,
  { id, enlace }: { id: number; enlace: string },
): Promise<void> {
  await db
    .updateTable("peticiones")
    .set({ enlace })
    .where("id", "=", id)
    .where("estado", "=", "por_confirmar")
    .execute();
}

export async function markConfirmed(
  tx: Tx,
  { id, vence_en, now }: { id: number; vence_en: number; now: number },
): Promise<void> {
  await tx
    .updateTable("peticiones")
    .set({ estado: "abierta", confirmada_en: now, vence_en })
    .where("id", "=", id)
    .where("estado", "=", "por_confirmar")
    .execute();
}

export async function markExtended(
  tx: Tx,
  { id, ...values }: { id: number; vence_en: number; prorroga: string; prorrogada_en: number },
): Promise<void> {
  await tx
    .updateTable("peticiones")
    .set(values)
    .where("id", "=", id)
    .where("prorroga", "is", null)
    .execute();
}

type Answered = {
  id: number;
  estado: "aceptada" | "rechazada";
  respuesta: string;
  autor: string;
  respondida_en: number;
};

export async function markAnswered(tx: Tx, { id, ...values }: Answered): Promise<void> {
  await tx
    .updateTable("peticiones")
    .set(values)
    .where("id", "=", id)
    .where("estado", "=", "abierta")
    .execute();
}

type Page = { estados: readonly PeticionEstado[]; limit: number; offset: number };

/** Open ones by the end of their plazo, answered ones newest first. */
export async function selectPeticiones(db: Db, { estados, limit, offset }: Page) {
  const isOpen = estados.includes("abierta");
  return db
    .selectFrom("peticiones")
    .select(columns)
    .where("estado", "in", [...estados])
    .orderBy(isOpen ? "vence_en" : "id", isOpen ? "asc" : "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** `before`: due before this moment; null for all. */
export async function countPeticiones(
  db: Db,
  { estados, before }: { estados: readonly PeticionEstado[]; before: number | null },
): Promise<number> {
  const { total } = await db
    .selectFrom("peticiones")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("estado", "in", [...estados])
    .$if(before !== null, (query) => query.where("vence_en", "<", before))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Answered ones whose mail is not known to have left. */
export async function selectUnsentIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("peticiones")
    .select("id")
    .where("respondida_en", "is not", null)
    .where("enviada_en", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteSent(
  db: Db,
  { id, enviada_en }: { id: number; enviada_en: number },
): Promise<void> {
  await db
    .updateTable("peticiones")
    .set({ enviada_en })
    .where("id", "=", id)
    .where("enviada_en", "is", null)
    .execute();
}
