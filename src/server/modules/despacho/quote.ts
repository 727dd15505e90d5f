import type { DespachoWay, DespachoZona } from "#contract/schemas/despacho.ts";
import { type Modo, restOfChile, zonaModos } from "#contract/values/despacho/despacho.ts";
import type { Lugar } from "#contract/values/despacho/lugares.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { addWorkingDays, nextDay } from "../../time/working-days.ts";
import type { Tabla } from "./tabla.ts";

/**
 * The parcel: grams of the pieces whose weight is known, and how many others there are. `plazo_dias`: working days until
 * its last piece is made.
 */
export type Carga = { gramos: number; sin_peso: number; plazo_dias: number };

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
  const { plazo_dias: plazo } = carga;
  const range = rangeFrom(ajustes.activa ? leavesOn(tabla, now) : chileDate(now), {
    plazo,
    closed,
  });
  if (!ajustes.activa) {
    const way = toWay("domicilio", { precio: 0, ...range(general) });
    return [{ ...way, isGeneral: plazo === 0 }];
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

/** The working day on which something bought now is ready. */
function leavesOn({ ajustes, closed }: Tabla, now: number): string {
  const [today = "", clock = ""] = chileMinute(now).split(" ");
  const isLate = Number(clock.slice(0, 2)) >= ajustes.hora_corte;
  const from = isLate ? nextDay(today) : today;
  return addWorkingDays(from, { count: ajustes.dias_preparacion, closed });
}

function chileDate(now: number): string {
  return chileMinute(now).slice(0, 10);
}

/** The days of a zona begin when the parcel is ready. */
function rangeFrom(
  first: string,
  { plazo, closed }: { plazo: number; closed: ReadonlySet<string> },
) {
  const day = plazo === 0 ? first : addWorkingDays(first, { count: plazo, closed });
  return ({ desde, hasta }: { desde: number; hasta: number }) => ({
    desde: addWorkingDays(day, { count: desde, closed }),
    hasta: addWorkingDays(day, { count: hasta, closed }),
  });
}

function toWay(modo: Modo, of: Pick<DespachoWay, "precio" | "desde" | "hasta">): OfferedWay {
  return { modo, ...of, retiro: null, isGeneral: false };
}
