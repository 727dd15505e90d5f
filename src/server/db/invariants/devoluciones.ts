import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 184 to 186: what buyers ask about units that they bought. */
export const devolucionInvariants: readonly Invariant[] = [
  {
    name: "reembolso-de-la-devolucion",
    fault: "está aceptada por dinero y su reembolso no es el de sus unidades",
    of: "devolución",
    broken: () => sql`
      select d.id from devoluciones as d
      left join reembolsos as r on r.id = d.reembolso_id
      where d.reembolso_id is not null and (r.id is null
        or r.pedido_id <> d.pedido_id
        or r.clave is null or r.clave <> 'devolucion:' || d.id
        or exists (
          select 1 from devolucion_lineas as l
          left join reembolso_lineas as k
            on k.reembolso_id = d.reembolso_id and k.detalle_id = l.detalle_id
          where l.devolucion_id = d.id and (k.cantidad is null or k.cantidad <> l.cantidad)
        )
        or (select count(*) from reembolso_lineas as k where k.reembolso_id = d.reembolso_id)
          <> (select count(*) from devolucion_lineas as l where l.devolucion_id = d.id))`,
  },
  {
    name: "reembolso-sin-devolucion",
    fault: "devuelve el dinero de una solicitud que nadie aceptó",
    of: "reembolso",
    broken: () => sql`
      select r.id from reembolsos as r
      left join devoluciones as d on d.reembolso_id = r.id
      where r.clave like 'devolucion:%' and d.id is null`,
  },
  {
    name: "lineas-de-la-devolucion",
    fault: "no pide ninguna unidad, o pide más de las compradas o las de otro pedido",
    of: "devolución",
    broken: () => sql`
      select d.id from devoluciones as d
      left join devolucion_lineas as l on l.devolucion_id = d.id
      left join pedido_detalles as k on k.id = l.detalle_id
      where l.devolucion_id is null or k.pedido_id <> d.pedido_id or l.cantidad > k.cantidad
      group by d.id`,
  },
];
