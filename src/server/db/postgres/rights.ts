import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Schema } from "../schema/schema.ts";

/** Rights of a role of PostgreSQL beyond its own rows, in Spanish. */
const serverRights = {
  rolsuper: "es superusuario",
  pg_execute_server_program: "puede ejecutar programas del servidor",
  pg_read_server_files: "puede leer archivos del servidor",
  pg_write_server_files: "puede escribir archivos del servidor",
};

/** Rights of this account that reach past its database: none is needed, all help an intruder. */
export async function findServerRights(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ rolsuper: boolean; roles: string[] }>(
    `select rolsuper, array(select member.rolname::text from pg_roles member
       where member.rolname = any($1) and pg_has_role(current_user, member.oid, 'member')) as roles
     from pg_roles where rolname = current_user`,
    [Object.keys(serverRights)],
  );
  const [account] = rows;
  if (account?.rolsuper) return [serverRights.rolsuper];
  const roles = account?.roles ?? [];
  return Object.entries(serverRights).flatMap(([role, text]) =>
    roles.includes(role) ? [text] : [],
  );
}

/** Rights that the account of the running shop must not have beside an owner's account. */
export async function findTableRights(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ owns: boolean; creates: boolean; rewrites: boolean }>(
    `select
       has_schema_privilege(current_schema(), 'create')
         or has_database_privilege(current_database(), 'create') as creates,
       coalesce(bool_or(pg_has_role(relowner, 'member')), false) as owns,
       coalesce(bool_or(has_table_privilege(pg_class.oid, 'update, truncate'))
         filter (where ${guardedBy("append_only")} or ${guardedBy("only_grows")}), false)
       or coalesce(bool_or(has_table_privilege(pg_class.oid, 'delete'))
         filter (where ${guardedBy("append_only")}), false) as rewrites
     from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`,
  );
  const { owns, creates, rewrites } = rows[0] ?? {};
  return [
    ...(creates ? ["puede crear tablas"] : []),
    ...(owns ? ["es dueña de tablas"] : []),
    ...(rewrites ? ["puede cambiar el registro de auditoría"] : []),
  ];
}

export async function currentRole(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>("select current_user as name");
  return rows[0]?.name ?? "";
}

/** Throws one Spanish sentence. */
export function refuseRights(rights: string[]): void {
  if (rights.length === 0) return;
  throw new Error(
    `la cuenta ${rights.join(" y ")}, y la tienda no lo necesita: usa una sin ese permiso, por ejemplo «create role estrato_app login password '…'» (docs/desplegar.md "Accounts of the database").`,
  );
}

/** Trails are found by their triggers (engine.ts), so that a new one is never missed. */
function guardedBy(trigger: "append_only" | "only_grows"): string {
  return `exists (select from pg_trigger
    where tgrelid = pg_class.oid and tgname = relname || '_${trigger}')`;
}

/**
 * Lets `role` read and write the rows of every table, and only add to those that only grow. Called
 * by the owner after each migration; concurrent calls wait for each other.
 */
export async function grantRows(db: Kysely<Schema>, role: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('estrato rights'))`.execute(tx);
    const { rows: tables } = await sql<Table>`
      select relname as name, ${sql.raw(guardedBy("append_only"))} as append_only,
        ${sql.raw(guardedBy("only_grows"))} as only_grows from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      order by relname limit 1000`.execute(tx);
    const { rows: places } = await sql<{ schema: string; database: string }>`
      select current_schema() as schema, current_database() as database`.execute(tx);
    for (const { schema, database } of places) {
      await sql`revoke create, temporary on database ${sql.id(database)} from public`.execute(tx);
      await sql`revoke create on schema ${sql.id(schema)} from public`.execute(tx);
      await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(tx);
    }
    for (const table of tables) {
      const name = sql.id(table.name);
      await sql`revoke all on ${name} from ${sql.id(role)}`.execute(tx);
      await sql`grant ${sql.raw(rightsOn(table))} on ${name} to ${sql.id(role)}`.execute(tx);
    }
  });
}

type Table = { name: string; append_only: boolean; only_grows: boolean };

function rightsOn({ name, append_only, only_grows }: Table): string {
  // Kysely's own tables: which migrations have run.
  if (name.startsWith("kysely_")) return "select";
  if (append_only) return "select, insert";
  // Its trigger lets go of old rows only.
  if (only_grows) return "select, insert, delete";
  return "select, insert, update, delete";
}
