import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 23, 82 and 90: pedidos, their history and their mails. */
export const pedidoInvariants: readonly Invariant[] = [
  {
    name: "historia-del-pedido",
    fault: "su último paso anotado no es su estado",
    of: "pedido",
    broken: () => sql`
      select p.id from pedidos as p
      left join (
        select pedido_id, max(id) as ultimo from pedido_eventos group by pedido_id
      ) as u on u.pedido_id = p.id
      left join pedido_eventos as e on e.id = u.ultimo
      where e.id is null or e.estado <> p.estado`,
  },
  {
    name: "pasos-del-pedido",
    fault: "dio un paso que no existe",
    of: "pedido",
    broken: ({ pedidoSteps }) => sql`
      select distinct pedido_id as id from (
        select pedido_id, estado,
          lag(estado) over (partition by pedido_id order by id) as antes
        from pedido_eventos
      ) as pasos
      where (antes is null and estado <> 'pendiente_pago')
        or (antes <> estado and antes || '>' || estado not in (${sql.join(pedidoSteps)}))`,
  },
  {
    name: "pendiente-con-pago",
    fault: "espera su pago y ningún intento está en curso",
    of: "pedido",
    broken: () => sql`
      select p.id from pedidos as p
      where p.estado = 'pendiente_pago' and not exists (
        select 1 from pago_intentos as i where i.pedido_id = p.id
          and i.estado in ('creando', 'abierto', 'confirmando')
      )`,
  },
  {
    name: "fechas-del-despacho",
    fault: "está enviado o entregado y no guarda cuándo",
    of: "pedido",
    broken: () => sql`
      select id from pedidos
      where (estado in ('enviado', 'entregado') and enviado_en is null)
        or (estado = 'entregado' and entregado_en is null)`,
  },
  {
    name: "correo-del-pago",
    fault: "está pagado y nunca se escribió su correo",
    of: "pedido",
    broken: ({ paidEstados, receiptsSince }) => sql`
      select p.id from pedidos as p
      where p.estado in (${sql.join(paidEstados)})
        and p.pagado_en > cast(${receiptsSince} as bigint)
        and not exists (select 1 from correos as c where c.clave = 'pedido_pagado:' || p.id)`,
  },
  {
    name: "correo-con-destino",
    fault: "espera salir y no tiene a quién, o salió y no guarda cuándo",
    of: "correo",
    broken: () => sql`
      select id from correos
      where (estado = 'pendiente' and para not like '%@%')
        or (estado = 'enviado' and enviado_en is null)`,
  },
];
