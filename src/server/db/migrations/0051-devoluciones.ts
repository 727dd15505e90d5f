import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Claims of buyers about their units (docs/decisiones.md 74). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table devoluciones (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      tipo text not null check (tipo in ('retracto', 'falla')),
      solucion text not null check (solucion in ('cambio', 'reparacion', 'dinero')),
      estado text not null check (estado in ('pedida', 'aceptada', 'rechazada', 'resuelta')),
      detalle text not null,
      clave text not null,
      respuesta text not null default '',
      autor text,
      reembolso_id ${bigint} references reembolsos (id),
      creado_en ${bigint} not null,
      respondida_en ${bigint},
      recibida_en ${bigint},
      resuelta_en ${bigint},
      check (tipo = 'falla' or solucion = 'dinero'),
      check ((estado = 'pedida') = (respondida_en is null)),
      check ((estado = 'resuelta') = (resuelta_en is not null)),
      check (estado <> 'resuelta' or solucion <> 'dinero'),
      check ((reembolso_id is not null) = (estado = 'aceptada' and solucion = 'dinero')),
      check (recibida_en is null or estado in ('aceptada', 'resuelta'))
    )${strict}`,
    "create unique index devoluciones_por_clave on devoluciones (pedido_id, clave)",
    "create unique index devoluciones_por_reembolso on devoluciones (reembolso_id) where reembolso_id is not null",
    "create index devoluciones_por_estado on devoluciones (estado, id)",
    "create index devoluciones_por_creado_en on devoluciones (creado_en)",
    `create table devolucion_lineas (
      devolucion_id ${bigint} not null references devoluciones (id),
      detalle_id ${bigint} not null references pedido_detalles (id),
      cantidad integer not null check (cantidad > 0),
      primary key (devolucion_id, detalle_id)
    )${strict}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
