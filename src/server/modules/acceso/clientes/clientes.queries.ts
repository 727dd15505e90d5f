import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export type ClientesFilter = {
  /** Folded; all must occur in name and address. */
  words: readonly string[];
  /** Found by their pedidos: they match, too. */
  emails: readonly string[];
};

export async function selectClientes(
  db: Db,
  { filter, limit, offset }: { filter: ClientesFilter; limit: number; offset: number },
) {
  return findClientes(db, filter)
    .select(["usuarios.id", "usuarios.nombre", "usuarios.rol", "usuarios.creado_en"])
    .select(["invitados.usuario_id as invitado", address.as("email")])
    .orderBy("usuarios.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countClientes(db: Db, filter: ClientesFilter): Promise<number> {
  const { total } = await findClientes(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Undefined for an erased person, and for a usuario whose pedidos an account has now. */
export async function findClienteEmail(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("usuarios")
    .leftJoin("invitados", "invitados.usuario_id", "usuarios.id")
    .select(address.as("email"))
    .where("usuarios.id", "=", id)
    .where("usuarios.borrado_en", "is", null)
    .executeTakeFirst();
  return row?.email.includes("@") ? row.email : undefined;
}

const maxInvitados = 1000;

export async function selectInvitadosAmong(db: Db, emails: readonly string[]) {
  if (emails.length === 0) return [];
  return db
    .selectFrom("invitados")
    .select(["usuario_id", "email"])
    .where("email", "in", [...emails])
    .orderBy("usuario_id")
    .limit(maxInvitados)
    .execute();
}

const address = sql<string>`coalesce(invitados.email, usuarios.email)`;

/** Each account, and of the invitados with one address the first, unless an account has the address. */
function findClientes(db: Db, { words, emails }: ClientesFilter) {
  const people = db
    .selectFrom("usuarios")
    .leftJoin("invitados", "invitados.usuario_id", "usuarios.id")
    .where("usuarios.borrado_en", "is", null)
    .where((eb) =>
      eb.or([
        eb("usuarios.email", "like", "%@%"),
        eb.and([
          eb("invitados.email", "is not", null),
          eb.not(
            eb.exists(
              eb
                .selectFrom("invitados as previo")
                .select("previo.usuario_id")
                .whereRef("previo.email", "=", "invitados.email")
                .whereRef("previo.usuario_id", "<", "invitados.usuario_id"),
            ),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom("usuarios as cuenta")
                .select("cuenta.id")
                .whereRef("cuenta.email", "=", "invitados.email"),
            ),
          ),
        ]),
      ]),
    );
  if (words.length === 0) return people;
  return people.where((eb) => {
    const named = eb.and(words.map(contains));
    return emails.length === 0 ? named : eb.or([named, eb(address, "in", [...emails])]);
  });
}

function contains(word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(${address} like ${pattern} escape '\\' or ${foldedNombre} like ${pattern} escape '\\')`;
}

const accents = ["Áá", "Éé", "Íí", "Óó", "ÚúÜü", "Ññ"];

/** Spanish letters only. No index: few people are searched, by an administrator. */
const foldedNombre = accents.reduce(
  (text, letters, at) =>
    [...letters].reduce(
      (inner, letter) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit("aeioun"[at])})`,
      text,
    ),
  sql`lower(usuarios.nombre)` as RawBuilder<unknown>,
);
