import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * Accounts that wait for their link, each registration by itself (docs/decisiones.md 29). Unverified
 * accounts, which nobody ever signed in to, become registrations.
 */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  for (const statement of statements(id, bigint, strict)) await sql.raw(statement).execute(db);
}

const isWaiting = `usuarios.email_verificado_en is null and usuarios.borrado_en is null
  and usuarios.activo = 1 and usuarios.rol = 'cliente' and usuarios.google_sub is null
  and usuarios.password_hash is not null
  and not exists (select 1 from pedidos where pedidos.usuario_id = usuarios.id)
  and not exists (select 1 from opiniones where opiniones.usuario_id = usuarios.id)`;

function statements(id: string, bigint: string, strict: string): string[] {
  return [
    `create table registros (
      id ${id},
      email text not null,
      nombre text not null,
      password_hash text not null,
      navegador text not null default '',
      creado_en ${bigint} not null,
      unique (email, password_hash, navegador)
    )${strict}`,
    "create index registros_por_edad on registros (creado_en, id)",
    `create table enlaces_registro (
      hash text not null primary key,
      email text not null,
      registro_id ${bigint},
      proposito text not null check (proposito in ('verificacion', 'recuperacion')),
      creado_en ${bigint} not null,
      expira_en ${bigint} not null,
      usado_en ${bigint}
    )${strict}`,
    "create index enlaces_registro_por_email on enlaces_registro (email)",
    "create index enlaces_registro_por_vencer on enlaces_registro (expira_en)",
    `insert into registros (email, nombre, password_hash, creado_en)
      select email, nombre, password_hash, creado_en from usuarios where ${isWaiting}`,
    `insert into enlaces_registro (hash, email, registro_id, proposito, creado_en, expira_en)
      select tokens_correo.hash, registros.email, registros.id, tokens_correo.proposito,
        tokens_correo.creado_en, tokens_correo.expira_en
      from tokens_correo
      join usuarios on usuarios.id = tokens_correo.usuario_id
      join registros on registros.email = usuarios.email
      where tokens_correo.usado_en is null`,
    // Null: the link of the only registration.
    `update correos set datos = '{"registro_id":null}'
      where plantilla = 'verificacion' and estado = 'pendiente'`,
    "delete from usuarios where email in (select email from registros)",
  ];
}
