import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 170: the owner's table of despacho. */
export const despachoInvariants: readonly Invariant[] = [
  {
    name: "despacho-mas-pesado",
    fault: "cobra menos por un peso mayor",
    of: "zona",
    broken: () => sql`
      select distinct a.zona_id as id from despacho_tramos as a
      inner join despacho_tramos as b
        on b.zona_id = a.zona_id and b.hasta_gramos > a.hasta_gramos and b.precio < a.precio`,
  },
  {
    name: "despacho-con-tramos",
    fault: "no tiene precios, o los tiene y es por pagar",
    of: "zona",
    broken: () => sql`
      select z.id from despacho_zonas as z
      where (z.modo = 'por_pagar') = exists (
        select 1 from despacho_tramos as t where t.zona_id = z.id
      )`,
  },
];
