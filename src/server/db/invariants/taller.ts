import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 211: every unit that a buyer still gets is work, once. */
export const tallerInvariants: readonly Invariant[] = [
  {
    name: "trabajos-del-pedido",
    fault: "no tiene en el taller un trabajo por cada unidad que falta entregar",
    of: "pedido",
    broken: () => sql`
      select distinct p.id from pedidos as p
      inner join pedido_detalles as d on d.pedido_id = p.id
      where p.estado in ('pagado', 'en_preparacion')
        and d.cantidad
          - (select coalesce(sum(l.cantidad), 0) from reembolso_lineas as l where l.detalle_id = d.id)
          <> (select count(*) from trabajos as t
            where t.detalle_id = d.id and t.estado not in ('fallido', 'detenido'))`,
  },
  {
    name: "trabajos-sin-pedido",
    fault: "tiene trabajo abierto en el taller y no espera nada, o es de una línea de otro",
    of: "pedido",
    broken: () => sql`
      select distinct t.pedido_id as id from trabajos as t
      inner join pedidos as p on p.id = t.pedido_id
      inner join pedido_detalles as d on d.id = t.detalle_id
      where d.pedido_id <> t.pedido_id
        or (t.estado in ('en_pausa', 'en_cola', 'imprimiendo', 'impreso', 'revisado')
          and p.estado not in ('pagado', 'en_preparacion'))`,
  },
  {
    name: "placa-de-lo-que-espera",
    fault: "tiene en una placa elegida una pieza que no espera por imprimirse",
    of: "pedido",
    broken: () => sql`
      select distinct pedido_id as id from trabajos
      where placa is not null and (tipo <> 'imprimir' or estado <> 'en_cola')`,
  },
];
