import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Several reembolsos of one pedido, each with its lines (docs/decisiones.md 69). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of statements(engine)) await sql.raw(statement).execute(db);
}

function statements(engine: Engine): string[] {
  const { bigint, strict } = engine;
  return [
    ...(engine.name === "sqlite" ? rebuild(engine) : alter(bigint)),
    "create index reembolsos_pendientes on reembolsos (id) where estado = 'pendiente'",
    // Behind the lock of the pedido: two processes never give back at once.
    "create unique index reembolsos_uno_pendiente on reembolsos (pedido_id) where estado = 'pendiente'",
    "create unique index reembolsos_por_clave on reembolsos (pedido_id, clave) where clave is not null",
    "create index reembolsos_por_pedido on reembolsos (pedido_id, id)",
    `create table reembolso_lineas (
      reembolso_id ${bigint} not null references reembolsos (id) on delete cascade,
      detalle_id ${bigint} not null references pedido_detalles (id),
      cantidad integer not null check (cantidad > 0),
      primary key (reembolso_id, detalle_id)
    )${strict}`,
    // All reembolsos of before are whole.
    `insert into reembolso_lineas (reembolso_id, detalle_id, cantidad)
      select r.id, d.id, d.cantidad from reembolsos as r
      inner join pedido_detalles as d on d.pedido_id = r.pedido_id`,
    `alter table pedidos add column devuelto ${bigint} not null default 0
      check (devuelto >= 0 and devuelto <= total)`,
    `update pedidos set devuelto = total
      where id in (select pedido_id from reembolsos where estado = 'hecho')`,
    "drop index pedidos_por_pagado_en",
    `create index pedidos_por_pagado_en on pedidos (pagado_en, estado, total, devuelto)
      where pagado_en is not null`,
    // Sum that the provider's own record has to show.
    `alter table pago_intentos add column devuelto ${bigint} not null default 0
      check (devuelto >= 0 and devuelto <= monto)`,
    "update pago_intentos set devuelto = monto where estado = 'reembolsado' and por_otra_via = 0",
  ];
}

const columns =
  "id, pedido_id, intento_id, monto, motivo, reponer_stock, estado, tipo, error, autor, creado_en, hecho_en";

/** SQLite cannot drop the unique pedido_id of a table. */
function rebuild({ id, bigint, strict }: Engine): string[] {
  return [
    `create table reembolsos_de_antes (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      intento_id ${bigint} not null references pago_intentos (id),
      monto ${bigint} not null check (monto > 0),
      despacho ${bigint} not null default 0 check (despacho >= 0 and despacho <= monto),
      motivo text not null,
      reponer_stock integer not null check (reponer_stock in (0, 1)),
      estado text not null check (estado in ('pendiente', 'hecho')),
      tipo text,
      error text,
      autor text not null,
      clave text,
      devuelto_antes ${bigint} not null default 0 check (devuelto_antes >= 0),
      creado_en ${bigint} not null,
      enviado_en ${bigint},
      hecho_en ${bigint}
    )${strict}`,
    `insert into reembolsos_de_antes (${columns}) select ${columns} from reembolsos`,
    "drop table reembolsos",
    "alter table reembolsos_de_antes rename to reembolsos",
  ];
}

function alter(bigint: string): string[] {
  return [
    "drop index reembolsos_pendientes",
    "alter table reembolsos drop constraint reembolsos_pedido_id_key",
    `alter table reembolsos add column despacho ${bigint} not null default 0
      check (despacho >= 0 and despacho <= monto)`,
    "alter table reembolsos add column clave text",
    `alter table reembolsos add column devuelto_antes ${bigint} not null default 0
      check (devuelto_antes >= 0)`,
    `alter table reembolsos add column enviado_en ${bigint}`,
  ];
}
