import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const all = [...statements(engine), ...engine.appendOnly("auditoria")];
  for (const statement of all) await sql.raw(statement).execute(db);
  await fillBusqueda(db);
}

function statements({ id, bigint, strict }: Engine): string[] {
  return [
    "alter table producto_imagenes add column marcador text not null default ''",
    // Searched by the owner's list: number, name and mail address, folded.
    "alter table pedidos add column busqueda text not null default ''",
    "alter table pedidos add column transportista text",
    "alter table pedidos add column seguimiento text",
    `alter table pedidos add column enviado_en ${bigint}`,
    `alter table pedidos add column entregado_en ${bigint}`,
    "create index pedidos_por_pagado_en on pedidos (pagado_en, estado, total) where pagado_en is not null",
    "create index pedidos_por_creado_en on pedidos (creado_en, id)",
    "alter table pedido_eventos add column autor text",
    `create table pedido_notas (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      autor text not null,
      texto text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index pedido_notas_por_pedido on pedido_notas (pedido_id, id)",
    // A double click meets this even when two processes race.
    `create table reembolsos (
      id ${id},
      pedido_id ${bigint} not null unique references pedidos (id),
      intento_id ${bigint} not null references pago_intentos (id),
      monto ${bigint} not null check (monto > 0),
      motivo text not null,
      reponer_stock integer not null check (reponer_stock in (0, 1)),
      estado text not null check (estado in ('pendiente', 'hecho')),
      tipo text,
      error text,
      autor text not null,
      creado_en ${bigint} not null,
      hecho_en ${bigint}
    )${strict}`,
    "create index reembolsos_pendientes on reembolsos (id) where estado = 'pendiente'",
    "alter table mensajes_contacto add column busqueda text not null default ''",
    `alter table mensajes_contacto add column respondido_en ${bigint}`,
    "create index mensajes_por_estado on mensajes_contacto (estado, id)",
    "create index mensajes_respondidos on mensajes_contacto (respondido_en) where respondido_en is not null",
    `create table mensaje_respuestas (
      id ${id},
      mensaje_id ${bigint} not null references mensajes_contacto (id),
      autor text not null,
      texto text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index mensaje_respuestas_por_mensaje on mensaje_respuestas (mensaje_id, id)",
    "alter table opiniones add column respuesta text",
    `alter table opiniones add column respondida_en ${bigint}`,
    `alter table opiniones add column actualizado_en ${bigint}`,
    "create index opiniones_por_oculta on opiniones (oculta, id)",
    "create index opiniones_sin_respuesta on opiniones (id) where respuesta is null and oculta = 0",
    "create index opiniones_por_usuario on opiniones (usuario_id, id)",
    `create table auditoria (
      id ${id},
      usuario_id ${bigint} not null references usuarios (id),
      autor text not null,
      accion text not null,
      entidad text not null,
      entidad_id ${bigint},
      antes text,
      despues text,
      solicitud text not null,
      creado_en ${bigint} not null
    )${strict}`,
    "create index auditoria_por_entidad on auditoria (entidad, entidad_id, id)",
  ];
}

/** Rows of before are found by what the program writes for new ones (contract/values/fold.ts at this date). */
async function fillBusqueda(db: Kysely<unknown>): Promise<void> {
  const pedidos = await sql<{ id: number; nombre: string; email: string }>`
    select id, nombre, email from pedidos order by id`.execute(db);
  for (const { id, nombre, email } of pedidos.rows) {
    const text = fold(`E-${String(id).padStart(6, "0")} ${nombre} ${email}`);
    await sql`update pedidos set busqueda = ${text} where id = ${id}`.execute(db);
  }
  const mensajes = await sql<{ id: number; nombre: string; email: string; mensaje: string }>`
    select id, nombre, email, mensaje from mensajes_contacto order by id`.execute(db);
  for (const { id, nombre, email, mensaje } of mensajes.rows) {
    const text = fold(`${nombre} ${email} ${mensaje}`);
    await sql`update mensajes_contacto set busqueda = ${text} where id = ${id}`.execute(db);
  }
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
