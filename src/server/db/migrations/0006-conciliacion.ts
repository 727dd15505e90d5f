import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of statements(engine)) await sql.raw(statement).execute(db);
}

function statements({ id, bigint, strict }: Engine): string[] {
  return [
    // Why the last refund did not succeed.
    "alter table pago_intentos add column ultimo_error text",
    // The log was told of a long doubt: once, whichever process sees it.
    `alter table pago_intentos add column duda_avisada_en ${bigint}`,
    // Refunded outside the provider, whose record keeps the charge.
    "alter table pago_intentos add column por_otra_via integer not null default 0 check (por_otra_via in (0, 1))",
    "create index pago_intentos_por_creado_en on pago_intentos (creado_en, id)",
    "create index pago_intentos_en_duda on pago_intentos (id) where estado in ('confirmando', 'por_reembolsar')",
    "create index correos_aparcados on correos (id) where estado = 'aparcado'",
    // One row for each day of Chile's calendar: whoever moves `tomada_hasta` does the next part.
    `create table conciliaciones (
      fecha text not null primary key,
      hasta_id ${bigint} not null,
      tomada_hasta ${bigint} not null,
      fallos integer not null default 0,
      comparados integer not null default 0,
      sin_respuesta integer not null default 0,
      empezada_en ${bigint} not null,
      terminada_en ${bigint}
    )${strict}`,
    `create table discrepancias (
      id ${id},
      intento_id ${bigint} not null references pago_intentos (id),
      pedido_id ${bigint} not null references pedidos (id),
      tipo text not null check (tipo in ('cargo_sin_pedido', 'pedido_sin_cargo', 'otro_monto',
        'otra_orden', 'reembolso_no_hecho', 'devuelto_por_fuera')),
      nuestro_estado text not null,
      nuestro_monto ${bigint} not null,
      suyo_estado text not null,
      suyo_monto ${bigint} not null,
      medida text check (medida in ('registrado', 'en_devolucion')),
      estado text not null check (estado in ('abierta', 'resuelta')),
      nota text,
      autor text,
      creado_en ${bigint} not null,
      resuelta_en ${bigint},
      unique (intento_id, tipo, nuestro_estado, suyo_estado, suyo_monto)
    )${strict}`,
    "create index discrepancias_por_estado on discrepancias (estado, id)",
  ];
}
