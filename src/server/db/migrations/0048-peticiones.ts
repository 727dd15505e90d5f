import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Requests about personal data (docs/decisiones.md 71). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table peticiones (
      id ${id},
      tipo text not null,
      nombre text not null,
      email text not null,
      detalle text not null,
      estado text not null check (estado in ('por_confirmar', 'abierta', 'aceptada', 'rechazada')),
      enlace text,
      creado_en ${bigint} not null,
      confirmada_en ${bigint},
      vence_en ${bigint},
      prorroga text,
      prorrogada_en ${bigint},
      respuesta text,
      respondida_en ${bigint},
      enviada_en ${bigint},
      autor text,
      check ((estado = 'por_confirmar') = (confirmada_en is null)),
      check ((estado in ('aceptada', 'rechazada')) = (respondida_en is not null)),
      check ((confirmada_en is null) = (vence_en is null)),
      check ((respondida_en is null) = (respuesta is null)),
      check ((prorroga is null) = (prorrogada_en is null))
    )${strict}`,
    "create unique index peticiones_por_enlace on peticiones (enlace) where enlace is not null",
    "create index peticiones_por_email on peticiones (email, id)",
    "create index peticiones_por_estado on peticiones (estado, vence_en, id)",
    "create index peticiones_sin_enviar on peticiones (id) where respondida_en is not null and enviada_en is null",
    "create index peticiones_por_creado_en on peticiones (creado_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
