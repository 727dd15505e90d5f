import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** 365 days. */
const yearMs = 31_536_000_000;

/** The trail of what concerns security: rows can only be added, and deleted once they are a year old. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, bigint, strict } = engine;
  const statements = [
    // No reference to usuarios: the trail outlives an account that was never verified.
    `create table eventos_seguridad (
      id ${id},
      tipo text not null,
      resultado text not null check (resultado in ('ok', 'fallo', 'bloqueado')),
      usuario_id ${bigint},
      cuenta_hash text,
      red_hash text,
      datos text not null,
      solicitud text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index eventos_seguridad_por_tipo on eventos_seguridad (tipo, id)",
    "create index eventos_seguridad_por_creado_en on eventos_seguridad (creado_en)",
    ...engine.growOnly("eventos_seguridad", yearMs),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
