import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 80: money. */
export const moneyInvariants: readonly Invariant[] = [
  {
    name: "total-del-pedido",
    fault: "el total no es la suma de sus líneas y su despacho",
    of: "pedido",
    broken: () => sql`
      select p.id from pedidos as p
      left join (
        select pedido_id, sum(cast(precio_unitario as bigint) * cantidad) as suma
        from pedido_detalles group by pedido_id
      ) as d on d.pedido_id = p.id
      where d.suma is null or d.suma + p.despacho_precio <> p.total`,
  },
  {
    name: "despacho-del-pedido",
    fault:
      "cobra un despacho que no cobra la tienda, o su plazo termina antes de empezar, o empieza antes de estar listo",
    of: "pedido",
    broken: () => sql`
      select id from pedidos
      where despacho_precio < 0 or despacho_hasta < despacho_desde
        or despacho_desde < despacho_listo
        or (despacho_modo in ('por_pagar', 'retiro') and despacho_precio <> 0)
        or (despacho_desde is null) <> (despacho_hasta is null)`,
  },
  {
    name: "monto-del-intento",
    fault: "el intento es por otro monto, de otra persona o con la orden de otro pedido",
    of: "intento",
    broken: () => sql`
      select i.id from pago_intentos as i
      inner join pedidos as p on p.id = i.pedido_id
      where i.monto <> p.total or i.usuario_id <> p.usuario_id
        or i.buy_order not like 'E' || i.pedido_id || '-%'`,
  },
  {
    name: "un-pago-por-pedido",
    fault: "está pagado y no tiene exactamente un pago",
    of: "pedido",
    // A pedido whose refund the owner asked for has its payment on its way back.
    broken: ({ paidEstados }) => sql`
      select p.id from pedidos as p
      left join (
        select i.pedido_id, count(*) as pagos from pago_intentos as i
        left join reembolsos as r on r.intento_id = i.id and r.estado = 'pendiente'
        where i.estado = 'autorizado' or (i.estado = 'por_reembolsar' and r.id is not null)
        group by i.pedido_id
      ) as k on k.pedido_id = p.id
      where p.estado in (${sql.join(paidEstados)}) and coalesce(k.pagos, 0) <> 1`,
  },
  {
    name: "pago-con-pedido",
    fault: "está cobrado y su pedido no está pagado",
    of: "intento",
    broken: ({ paidEstados }) => sql`
      select i.id from pago_intentos as i
      inner join pedidos as p on p.id = i.pedido_id
      where i.estado = 'autorizado' and p.estado not in (${sql.join(paidEstados)})`,
  },
  {
    name: "comprobante-del-pago",
    fault: "está pagado y no guarda su pago o su fecha",
    of: "pedido",
    broken: ({ paidEstados }) => sql`
      select id from pedidos
      where estado in (${sql.join(paidEstados)}) and (pago is null or pagado_en is null)`,
  },
  {
    name: "pedido-devuelto",
    fault: "está reembolsado o en revisión y ningún pago suyo se devolvió o se devuelve",
    of: "pedido",
    broken: () => sql`
      select p.id from pedidos as p
      where (p.estado = 'reembolsado' and not exists (
        select 1 from pago_intentos as i where i.pedido_id = p.id and i.estado = 'reembolsado'
      )) or (p.estado = 'en_revision' and not exists (
        select 1 from pago_intentos as i where i.pedido_id = p.id and i.estado = 'por_reembolsar'
      ))`,
  },
  {
    name: "reembolso-dentro-del-cobro",
    fault: "devuelve más de lo cobrado, o el cobro de otro pedido",
    of: "reembolso",
    broken: () => sql`
      select r.id from reembolsos as r
      inner join pago_intentos as i on i.id = r.intento_id
      inner join (
        select intento_id, sum(monto) as suma from reembolsos group by intento_id
      ) as s on s.intento_id = r.intento_id
      where s.suma > i.monto or r.pedido_id <> i.pedido_id`,
  },
  {
    name: "lineas-del-reembolso",
    fault: "su monto no es el de sus unidades y su despacho",
    of: "reembolso",
    broken: () => sql`
      select r.id from reembolsos as r
      left join (
        select l.reembolso_id, sum(cast(d.precio_unitario as bigint) * l.cantidad) as suma,
          max(d.pedido_id) as mayor, min(d.pedido_id) as menor
        from reembolso_lineas as l
        inner join pedido_detalles as d on d.id = l.detalle_id
        group by l.reembolso_id
      ) as k on k.reembolso_id = r.id
      where r.monto <> r.despacho + coalesce(k.suma, 0)
        or k.mayor <> r.pedido_id or k.menor <> r.pedido_id`,
  },
  {
    name: "unidades-devueltas",
    fault: "devuelve más unidades de una línea de las que se compraron",
    of: "pedido",
    broken: () => sql`
      select distinct d.pedido_id as id from pedido_detalles as d
      inner join (
        select detalle_id, sum(cantidad) as unidades from reembolso_lineas group by detalle_id
      ) as l on l.detalle_id = d.id
      where l.unidades > d.cantidad`,
  },
  {
    name: "devuelto-es-la-suma",
    fault: "lo devuelto que guarda no es la suma de sus reembolsos hechos",
    of: "pedido",
    broken: () => sql`
      select p.id from pedidos as p
      left join (
        select pedido_id, sum(monto) as suma from reembolsos where estado = 'hecho'
        group by pedido_id
      ) as r on r.pedido_id = p.id
      where p.devuelto <> coalesce(r.suma, 0)`,
  },
  {
    name: "devuelto-por-webpay",
    fault: "lo que Webpay devolvió no es la suma de los reembolsos que hizo",
    of: "intento",
    // A charge that the shop could not keep has no reembolso and goes back whole.
    broken: () => sql`
      select i.id from pago_intentos as i
      left join (
        select intento_id, sum(case when tipo = 'OTRA_VIA' then 0 else monto end) as suma
        from reembolsos where estado = 'hecho' group by intento_id
      ) as r on r.intento_id = i.id
      where (r.suma is not null and i.devuelto <> r.suma)
        or (r.suma is null and i.devuelto <>
          case when i.estado = 'reembolsado' and i.por_otra_via = 0 then i.monto else 0 end)`,
  },
  {
    name: "estado-del-reembolso",
    fault: "su estado no calza con el de su pago o su pedido",
    of: "reembolso",
    broken: ({ paidEstados }) => sql`
      select r.id from reembolsos as r
      inner join pago_intentos as i on i.id = r.intento_id
      inner join pedidos as p on p.id = r.pedido_id
      where (r.estado = 'hecho' and (r.hecho_en is null
          or (p.devuelto = p.total and (i.estado <> 'reembolsado' or p.estado <> 'reembolsado'))
          or (p.devuelto < p.total and (i.estado not in ('autorizado', 'por_reembolsar')
            or p.estado not in (${sql.join(paidEstados)})))))
        or (r.estado = 'pendiente' and
          (i.estado <> 'por_reembolsar' or p.estado not in (${sql.join(paidEstados)})))`,
  },
];
