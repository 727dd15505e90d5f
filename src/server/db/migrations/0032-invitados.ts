import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** People who buy without an account, and the links by which their pedidos are read (docs/decisiones.md 61). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  for (const statement of statements(bigint, strict)) await sql.raw(statement).execute(db);
}

function statements(bigint: string, strict: string): string[] {
  return [
    `create table invitados (
      usuario_id ${bigint} not null primary key references usuarios (id) on delete cascade,
      email text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index invitados_por_email on invitados (email)",
    `create table pedido_enlaces (
      hash text not null primary key,
      pedido_id ${bigint} not null references pedidos (id),
      creado_en ${bigint} not null,
      expira_en ${bigint} not null
    )${strict}`,
    "create index pedido_enlaces_por_pedido on pedido_enlaces (pedido_id)",
    "create index pedido_enlaces_por_vencer on pedido_enlaces (expira_en)",
    `create table enlaces_invitado (
      hash text not null primary key,
      email text not null,
      creado_en ${bigint} not null,
      expira_en ${bigint} not null
    )${strict}`,
    "create index enlaces_invitado_por_email on enlaces_invitado (email)",
    "create index enlaces_invitado_por_vencer on enlaces_invitado (expira_en)",
  ];
}
