import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The owner's table of despacho, off until somebody fills it in (docs/decisiones.md 67). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of statements(engine)) await sql.raw(statement).execute(db);
}

function statements({ id, bigint, strict }: Engine): string[] {
  return [
    `create table despacho_ajustes (
      id integer not null primary key check (id = 1),
      version integer not null,
      activa integer not null check (activa in (0, 1)),
      peso_defecto_gramos integer not null check (peso_defecto_gramos > 0),
      hora_corte integer not null check (hora_corte between 1 and 24),
      dias_preparacion integer not null check (dias_preparacion >= 0),
      dias_cerrados text not null,
      por_pagar_dias_desde integer not null check (por_pagar_dias_desde >= 0),
      por_pagar_dias_hasta integer not null check (por_pagar_dias_hasta >= por_pagar_dias_desde),
      retiro integer not null check (retiro in (0, 1)),
      retiro_taller text not null,
      retiro_horario text not null
    )${strict}`,
    `create table despacho_zonas (
      id ${id},
      posicion integer not null unique,
      modo text not null check (modo in ('domicilio', 'sucursal', 'por_pagar')),
      nombre text not null,
      lugares text not null,
      dias_desde integer not null check (dias_desde >= 0),
      dias_hasta integer not null check (dias_hasta >= dias_desde),
      gratis_desde integer check (gratis_desde > 0)
    )${strict}`,
    `create table despacho_tramos (
      zona_id ${bigint} not null references despacho_zonas (id) on delete cascade,
      hasta_gramos integer not null check (hasta_gramos > 0),
      precio integer not null check (precio >= 0),
      primary key (zona_id, hasta_gramos)
    )${strict}`,
    // Productos without weight, which count with the default.
    "create index productos_sin_peso on productos (activo, id) where peso_gramos = 0",
    `insert into despacho_ajustes values (1, 1, 0, 250, 24, 0, '', 3, 7, 0, '', '')`,
  ];
}
