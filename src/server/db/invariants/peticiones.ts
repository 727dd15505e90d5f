import { sql } from "kysely";
import type { Invariant } from "./invariant.ts";

/** docs/reglas.md 182, 192 and 193: requests about personal data. */
export const peticionInvariants: readonly Invariant[] = [
  {
    name: "plazo-de-la-solicitud",
    fault: "está confirmada y su plazo termina antes de empezar",
    of: "solicitud",
    broken: () => sql`
      select id from peticiones
      where (confirmada_en is null) <> (estado = 'por_confirmar')
        or (confirmada_en is null) <> (vence_en is null)
        or vence_en <= confirmada_en`,
  },
  {
    name: "respuesta-con-correo",
    fault: "está respondida y ningún correo lleva su respuesta",
    of: "solicitud",
    broken: ({ receiptsSince }) => sql`
      select p.id from peticiones as p
      where p.respondida_en > cast(${receiptsSince} as bigint)
        and (p.respuesta is null or not exists (
          select 1 from correos as c where c.clave = 'peticion_respondida:' || p.id
        ))`,
  },
  {
    name: "bloqueo-levantado",
    fault: "se levantó sin estar vigente o sin motivo",
    of: "solicitud",
    broken: () => sql`
      select id from peticiones
      where (levantada_en is null) <> (levantada_motivo is null)
        or (levantada_en is not null
          and (estado <> 'aceptada' or tipo not in ('bloqueo', 'oposicion')))`,
  },
];
