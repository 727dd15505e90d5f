import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The workshop's work, also of what was paid before and not sent yet (docs/reglas.md 211). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table trabajos (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      detalle_id ${bigint} not null references pedido_detalles (id),
      unidad integer not null check (unidad > 0),
      tipo text not null check (tipo in ('imprimir', 'empacar')),
      estado text not null check (estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso',
        'revisado', 'embalado', 'fallido', 'detenido')),
      antes text,
      motivo text check (motivo in ('se_despego', 'se_atasco', 'color_equivocado', 'texto_equivocado',
        'mala_terminacion', 'se_quebro', 'otro', 'texto_corregido')),
      reemplaza ${bigint} references trabajos (id),
      creado_en ${bigint} not null,
      movido_en ${bigint} not null,
      check ((estado = 'detenido') = (antes is not null)),
      check ((estado = 'fallido') = (motivo is not null))
    )${strict}`,
    `create unique index trabajos_por_unidad on trabajos (detalle_id, unidad)
      where estado <> 'fallido'`,
    "create index trabajos_por_pedido on trabajos (pedido_id, id)",
    `create index trabajos_abiertos on trabajos (id)
      where estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')`,
    `insert into trabajos (pedido_id, detalle_id, unidad, tipo, estado, creado_en, movido_en)
      with recursive waiting as (
        select d.pedido_id, d.id as detalle_id, coalesce(p.pagado_en, p.creado_en) as pagado_en,
          case when d.personalizacion <> '' or d.a_medida = 1 or t.suministro = 'encargo'
            then 'imprimir' else 'empacar' end as tipo,
          d.cantidad - coalesce((select sum(l.cantidad) from reembolso_lineas as l
            where l.detalle_id = d.id), 0) as owed
        from pedidos as p
        inner join pedido_detalles as d on d.pedido_id = p.id
        inner join productos as t on t.id = d.producto_id
        where p.estado in ('pagado', 'en_preparacion')
      ), numbers (unidad) as (
        select 1
        union all
        select unidad + 1 from numbers where unidad < (select max(owed) from waiting)
      )
      select pedido_id, detalle_id, unidad, tipo, 'en_cola', pagado_en, pagado_en
      from waiting inner join numbers on unidad <= owed
      order by pedido_id, detalle_id, unidad`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
