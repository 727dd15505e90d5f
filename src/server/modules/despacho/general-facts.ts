import type { DespachoIncluido } from "#contract/schemas/tienda.ts";
import { comunas } from "#contract/values/despacho/lugares.ts";
import type { Db } from "../../db/database.ts";
import { generalSentence } from "./general-sentence.ts";
import { findZona } from "./quote.ts";
import { selectTablaVersion } from "./tabla.queries.ts";
import { readTabla } from "./tabla.service.ts";
import type { Tabla } from "./tabla.ts";

/** Facts over all comunas, for pages that are the same for everybody. Null while the table is off. */
type GeneralFacts = { sentence: string; incluido: DespachoIncluido | null } | null;

const kept = new WeakMap<Db, { version: number; facts: GeneralFacts }>();

/** Each version of the table is asked about all comunas once. `db` is the shop's own, not a transaction. */
export async function readGeneralFacts(db: Db): Promise<GeneralFacts> {
  const known = kept.get(db);
  if (known && known.version === (await selectTablaVersion(db))) return known.facts;
  const tabla = await readTabla(db);
  const sentence = generalSentence(tabla);
  const facts = sentence === null ? null : { sentence, incluido: includedEverywhere(tabla) };
  kept.set(db, { version: tabla.version, facts });
  return facts;
}

/** Nothing where one comuna pays, at any weight, or has no despacho a domicilio. */
export function includedEverywhere({ ajustes, zonas }: Tabla): DespachoIncluido | null {
  const found = comunas.map(({ codigo }) => {
    const lugar = { comuna: codigo, region: codigo.slice(0, 2) };
    const zona = findZona({ zonas }, { modo: "domicilio", lugar });
    return zona?.tramos.every(({ precio }) => precio === 0) ? zona : null;
  });
  const counted = [...new Set(found)].filter((zona) => zona !== null);
  if (found.includes(null)) return null;
  const { dias_preparacion, hora_corte, peso_defecto_gramos } = ajustes;
  const isLate = hora_corte < 24 ? 1 : 0;
  return {
    hasta_gramos: Math.min(...counted.map((it) => it.tramos.at(-1)?.hasta_gramos ?? 0)),
    peso_defecto_gramos,
    preparacion: [dias_preparacion, dias_preparacion + isLate],
    dias: [
      Math.min(...counted.map(({ dias_desde }) => dias_desde)),
      Math.max(...counted.map(({ dias_hasta }) => dias_hasta)),
    ],
  };
}
