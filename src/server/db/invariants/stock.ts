import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 80: stock, 106 and 107: holds, 119: counts. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: "stock-no-negativo",
    fault: "tiene stock negativo, o reservadas más unidades de las que hay",
    of: "producto",
    broken: () => sql`
      select id from productos where stock < 0 or reservado < 0 or reservado > stock`,
  },
  {
    name: "reservado-es-la-suma",
    fault: "lo reservado no es la suma de sus reservas abiertas",
    of: "producto",
    broken: () => sql`
      select p.id from productos as p
      left join (
        select producto_id, sum(cantidad) as suma from reservas
        where estado = 'abierta' group by producto_id
      ) as r on r.producto_id = p.id
      where p.reservado <> coalesce(r.suma, 0)`,
  },
  {
    name: "reserva-de-un-pago",
    fault: "está abierta sin un pago en curso, o vendida sin un pago cobrado",
    of: "reserva",
    broken: () => sql`
      select r.id from reservas as r
      inner join pago_intentos as i on i.id = r.intento_id
      where r.usuario_id <> i.usuario_id
        or (r.estado = 'abierta' and i.estado not in ('creando', 'abierto', 'confirmando'))
        or (r.estado = 'vendida'
          and i.estado not in ('autorizado', 'por_reembolsar', 'reembolsado'))`,
  },
  {
    name: "vendido-es-lo-pagado",
    fault: "está cobrado y no todas sus líneas salieron del stock",
    of: "intento",
    // Without the units that a reembolso put back. Several lines may be of one producto.
    broken: () => sql`
      select i.id from pago_intentos as i
      inner join pedido_detalles as d on d.pedido_id = i.pedido_id
      left join (
        select l.detalle_id, sum(l.cantidad) as unidades from reembolso_lineas as l
        inner join reembolsos as e on e.id = l.reembolso_id
        where e.estado = 'hecho' and e.reponer_stock = 1
        group by l.detalle_id
      ) as v on v.detalle_id = d.id
      left join reservas as r on r.intento_id = i.id and r.producto_id = d.producto_id
        and r.estado = 'vendida'
      where i.estado = 'autorizado'
      group by i.id, d.producto_id
      having coalesce(max(r.cantidad), 0) <> sum(d.cantidad - coalesce(v.unidades, 0))`,
  },
  {
    name: "reserva-a-tiempo",
    fault: "reserva stock por más tiempo que el planeado",
    of: "intento",
    broken: ({ longestHoldMs }) => sql`
      select distinct i.id from reservas as r
      inner join pago_intentos as i on i.id = r.intento_id
      where r.estado = 'abierta' and i.estado <> 'confirmando'
        and (r.expira_en > i.reserva_hasta
          or r.expira_en - i.reserva_desde > cast(${longestHoldMs} as bigint))`,
  },
  {
    name: "unidades-por-pedido",
    fault: "reserva más unidades de las que puede un pedido",
    of: "intento",
    broken: ({ unitsPerPedido }) => sql`
      select intento_id as id from reservas where estado = 'abierta'
      group by intento_id having sum(cantidad) > cast(${unitsPerPedido} as bigint)`,
  },
  {
    name: "unidades-por-persona",
    fault: "reserva sin pagar más unidades de las que puede una persona",
    of: "cuenta",
    broken: ({ unitsPerPerson }) => sql`
      select usuario_id as id from reservas where estado = 'abierta'
      group by usuario_id having sum(cantidad) > cast(${unitsPerPerson} as bigint)`,
  },
  {
    name: "conteo-de-productos",
    fault: "el conteo guardado de sus productos no es el que dicen las filas",
    of: "categoría",
    broken: () => sql`
      select distinct categoria_id as id from (
        select categoria_id, activo, destacado, detras, sum(guardado) as guardado, sum(contado) as contado
        from (
          select categoria_id, activo, destacado, detras, total as guardado, 0 as contado
          from productos_conteo
          union all
          select categoria_id, activo, destacado, detras, 0 as guardado, count(*) as contado
          from productos group by categoria_id, activo, destacado, detras
        ) as conteos
        group by categoria_id, activo, destacado, detras
      ) as sumas
      where guardado <> contado`,
  },
  {
    name: "vendidas-es-la-suma",
    fault: "las unidades vendidas que guarda no son la suma de sus reservas vendidas",
    of: "producto",
    broken: () => sql`
      select p.id from productos as p
      left join (
        select producto_id, sum(cantidad) as suma from reservas
        where estado = 'vendida' group by producto_id
      ) as r on r.producto_id = p.id
      where p.vendidas <> coalesce(r.suma, 0)`,
  },
  {
    name: "calificacion-guardada",
    fault: "la calificación que guarda no es la de sus opiniones visibles",
    of: "producto",
    broken: () => sql`
      select p.id from productos as p
      left join (
        select f.id, count(*) as total,
          (20 * sum(o.calificacion) + count(*)) / (2 * count(*)) as decimas
        from opiniones as o
        join productos as p on p.id = o.producto_id
        join productos as f on f.id = p.id or f.familia_id = p.familia_id
        where o.oculta = 0 group by f.id
      ) as o on o.id = p.id
      where p.calificacion_decimas <> coalesce(o.decimas, 0)
        or p.opiniones_total <> coalesce(o.total, 0)
        or (p.valoracion = 0) <> (o.decimas is null)`,
  },
  {
    name: "una-por-familia",
    fault:
      "las listas no muestran exactamente una pieza de su familia, o la esconden sin tener una",
    of: "producto",
    broken: () => sql`
      select min(id) as id from productos
      where familia_id is not null group by familia_id having sum(1 - detras) <> 1
      union all select id from productos where familia_id is null and detras = 1
      union all select id from productos
      where busqueda_variantes <> '' and (familia_id is null or detras = 1)`,
  },
  {
    name: "ficha-de-familia",
    fault: "su descripción, categoría, personalización o marcas no son las de toda su familia",
    of: "producto",
    broken: () => sql`
      select p.id from productos as p
      join (
        select familia_id, min(id) as primera from productos
        where familia_id is not null group by familia_id
      ) as f on f.familia_id = p.familia_id
      join productos as o on o.id = f.primera
      where p.descripcion <> o.descripcion or p.categoria_id <> o.categoria_id
        or p.personalizacion <> o.personalizacion or p.a_medida <> o.a_medida
        or p.destacado <> o.destacado`,
  },
  {
    name: "conteo-de-facetas",
    fault: "los productos que cuentan los filtros no son los que dicen las filas",
    of: "categoría",
    broken: () => sql`
      select categoria_id as id from (
        select categoria_id, activo, detras, material, disponible, total, 0 as contado
        from productos_facetas
        union all
        select categoria_id, activo, detras, material, case when stock > reservado then 1 else 0 end,
          0, 1
        from productos
      ) as filas
      group by categoria_id, activo, detras, material, disponible
      having sum(total) <> sum(contado)`,
  },
  {
    name: "imagenes-en-orden",
    fault: "las posiciones de sus imágenes no van desde la primera, una tras otra",
    of: "producto",
    broken: () => sql`
      select producto_id as id from producto_imagenes group by producto_id
      having min(posicion) <> 0 or max(posicion) <> count(*) - 1`,
  },
];
