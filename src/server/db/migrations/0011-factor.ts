import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Factors beside the password: one-time codes, passkeys, recovery codes. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of statements(engine)) await sql.raw(statement).execute(db);
}

function statements({ id, bigint, strict }: Engine): string[] {
  const usuario = `usuario_id ${bigint} not null references usuarios (id) on delete cascade`;
  return [
    // At most one for each account; without `activado_en` its set-up is not finished.
    `create table factor_codigos (
      usuario_id ${bigint} not null primary key references usuarios (id) on delete cascade,
      secreto text not null,
      ultimo_paso ${bigint} not null default 0,
      creado_en ${bigint} not null,
      activado_en ${bigint}
    )${strict}`,
    `create table factor_passkeys (
      id ${id},
      ${usuario},
      credencial text not null unique,
      clave_publica text not null,
      contador ${bigint} not null,
      transportes text not null,
      nombre text not null,
      creado_en ${bigint} not null,
      usado_en ${bigint}
    )${strict}`,
    "create index factor_passkeys_por_usuario on factor_passkeys (usuario_id, id)",
    `create table factor_respaldos (
      id ${id},
      ${usuario},
      hash text not null unique,
      creado_en ${bigint} not null,
      usado_en ${bigint}
    )${strict}`,
    "create index factor_respaldos_por_usuario on factor_respaldos (usuario_id)",
    `create table factor_retos (
      id ${id},
      ${usuario},
      proposito text not null check (proposito in ('ingreso', 'prueba', 'passkey')),
      hash text not null unique,
      sesion_version integer not null,
      creado_en ${bigint} not null,
      expira_en ${bigint} not null,
      usado_en ${bigint}
    )${strict}`,
    "create index factor_retos_por_usuario on factor_retos (usuario_id)",
    "create index factor_retos_por_vencer on factor_retos (expira_en)",
  ];
}
