import type { DespachoWay, DespachoZona } from "#contract/schemas/despacho.ts";
import { type Modo, restOfChile, zonaModos } from "#contract/values/despacho/despacho.ts";
import type { Lugar } from "#contract/values/despacho/lugares.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { addWorkingDays, nextDay } from "../../time/working-days.ts";
import type { Tabla } from "./tabla.ts";

/**
 * The parcel: grams of the pieces whose weight is known, and how many others there are. `plazo_dias`: working days until
 * its last piece is made. `madeOn`: the working day on which the workshop has made them, if it can tell.
 */
export type Carga = {
  gramos: number;
  sin_peso: number;
  plazo_dias: number;
  madeOn?: string | null;
};

type Piece = { peso_gramos: number; plazo_dias: number; cantidad: number };

export type Quoting = {
  lugar: Lugar;
  carga: Carga;
  /** Price of the pieces, in pesos. */
  monto: number;
  now: number;
};

/** `retiro`: where and when to fetch it; null of the other ways. */
export type OfferedWay = DespachoWay & {
  retiro: { direccion: string; horario: string } | null;
  /** Working day on which the parcel is ready to leave. */
  listo: string;
  /** Without a table: the shop promises its general sentence, not these days. */
  isGeneral: boolean;
};

/** Without a table: what the shop's general sentence says (docs/reglas.md 168). */
const general = { desde: 3, hasta: 7 };

export function cargaOf(lineas: readonly Piece[]): Carga {
  const carga = { gramos: 0, sin_peso: 0, plazo_dias: 0 };
  for (const { peso_gramos, plazo_dias, cantidad } of lineas) {
    carga.plazo_dias = Math.max(carga.plazo_dias, plazo_dias);
    if (peso_gramos > 0) carga.gramos += peso_gramos * cantidad;
    else carga.sin_peso += cantidad;
  }
  return carga;
}

/** At least one way, in the order of `modos`: the first one counts when nobody chose. */
export function quote(tabla: Tabla, { lugar, carga, monto, now }: Quoting): OfferedWay[] {
  const { ajustes, closed } = tabla;
  const listo = readyOn(tabla, { carga, now });
  const range = ({ desde, hasta }: { desde: number; hasta: number }) => ({
    desde: addWorkingDays(listo, { count: desde, closed }),
    hasta: addWorkingDays(listo, { count: hasta, closed }),
    listo,
  });
  if (!ajustes.activa) {
    const way = toWay("domicilio", { precio: 0, ...range(general) });
    return [{ ...way, isGeneral: carga.plazo_dias === 0 && !carga.madeOn }];
  }
  const gramos = carga.gramos + carga.sin_peso * ajustes.peso_defecto_gramos;
  const ways = zonaModos.flatMap((modo): OfferedWay[] => {
    const [dearest] = findMeant(tabla, { modo, lugar })
      .map((zona) => ({ zona, precio: precioIn(zona, { gramos, monto }) ?? Infinity }))
      .toSorted((a, b) => b.precio - a.precio);
    if (dearest === undefined || dearest.precio === Infinity) return [];
    const { zona, precio } = dearest;
    return [toWay(modo, { precio, ...range({ desde: zona.dias_desde, hasta: zona.dias_hasta }) })];
  });
  if (ways.length === 0) {
    const days = { desde: ajustes.por_pagar_dias_desde, hasta: ajustes.por_pagar_dias_hasta };
    ways.push(toWay("por_pagar", { precio: 0, ...range(days) }));
  }
  if (!ajustes.retiro) return ways;
  const { retiro_taller: direccion, retiro_horario: horario } = ajustes;
  const ready = toWay("retiro", { precio: 0, ...range({ desde: 0, hasta: 0 }) });
  return [...ways, { ...ready, retiro: { direccion, horario } }];
}

/**
 * One zona for a comuna of the list. Otherwise each that may be meant: somebody typed a name by hand,
 * and the shop pays no freight that its table does not give away. None when one of them has no zona.
 */
function findMeant(
  { zonas }: Pick<Tabla, "zonas">,
  { modo, lugar }: { modo: Modo; lugar: Lugar },
): DespachoZona[] {
  const own = findZona({ zonas }, { modo, lugar });
  const { comuna, region, otra } = lugar;
  if (own === undefined) return [];
  if (comuna !== null || region === null) return [own];
  const isOfRegion = (codigo: string) => codigo.length > 2 && codigo.startsWith(region);
  const named = zonas.filter((zona) => zona.modo === modo && zona.lugares.some(isOfRegion));
  if (otra === undefined) return [own, ...named];
  const elsewhere = { comuna: otra, region: otra.slice(0, 2) };
  const other = findZona({ zonas }, { modo, lugar: elsewhere });
  return other === undefined ? [] : [own, ...named, other];
}

/** A comuna counts before its region, a region before the rest of Chile. */
export function findZona(
  { zonas }: Pick<Tabla, "zonas">,
  { modo, lugar }: { modo: Modo; lugar: Lugar },
): DespachoZona | undefined {
  const ofModo = zonas.filter((zona) => zona.modo === modo);
  const codes = [lugar.comuna, lugar.region, lugar.region === null ? null : restOfChile];
  for (const codigo of codes) {
    const found = codigo !== null && ofModo.find(({ lugares }) => lugares.includes(codigo));
    if (found) return found;
  }
  return undefined;
}

/** Null above the last tramo. */
function precioIn(
  { modo, tramos, gratis_desde }: DespachoZona,
  { gramos, monto }: { gramos: number; monto: number },
): number | null {
  if (modo === "por_pagar") return 0;
  const tramo = tramos.find(({ hasta_gramos }) => gramos <= hasta_gramos);
  if (!tramo) return null;
  return gratis_desde !== null && monto >= gratis_desde ? 0 : tramo.precio;
}

/** The days of a zona begin here: when the parcel is prepared after its last piece is made. */
function readyOn({ ajustes, closed }: Tabla, { carga, now }: Pick<Quoting, "carga" | "now">) {
  const { plazo_dias, madeOn } = carga;
  const [today = "", clock = ""] = chileMinute(now).split(" ");
  const isLate = ajustes.activa && Number(clock.slice(0, 2)) >= ajustes.hora_corte;
  const preparation = ajustes.activa ? ajustes.dias_preparacion : 0;
  const from = addWorkingDays(isLate ? nextDay(today) : today, { count: preparation, closed });
  const told = addWorkingDays(from, { count: plazo_dias, closed });
  const made = madeOn ? addWorkingDays(madeOn, { count: preparation, closed }) : told;
  return made > told ? made : told;
}

function toWay(
  modo: Modo,
  of: Pick<OfferedWay, "precio" | "desde" | "hasta" | "listo">,
): OfferedWay {
  return { modo, ...of, retiro: null, isGeneral: false };
}
