import type { DespachoAjustes, DespachoWay, DespachoZona } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import { findLugar } from "#contract/values/despacho/lugares.ts";
import type { AppContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { type Carga, type OfferedWay, quote } from "./quote.ts";
import { readKeptTabla, readTabla, refuseFaults } from "./tabla.service.ts";

export type WaysInput = {
  /** Typed comuna, on the official list or not. */
  comuna: string;
  region?: string | undefined;
  carga: Carga;
  /** Price of the pieces, in pesos. */
  monto: number;
};

/**
 * At least one, the one that counts when nobody chose first (docs/reglas.md 169). Reads the table in this
 * transaction: what a start freezes is what holds now.
 */
export async function quoteWays(
  db: Db,
  { now, ...input }: WaysInput & { now: number },
): Promise<OfferedWay[]> {
  return quote(await readTabla(db), { ...toQuoting(input), now });
}

/** The way `modo`, or the first one without a choice; undefined when it is not offered there. */
export async function findWay(
  db: Db,
  { modo, ...input }: WaysInput & { modo: Modo | undefined; now: number },
): Promise<OfferedWay | undefined> {
  const ways = await quoteWays(db, input);
  return modo === undefined ? ways[0] : ways.find((way) => way.modo === modo);
}

/** For pages: from a table in memory. */
export async function quoteKeptWays(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  input: WaysInput,
): Promise<DespachoWay[]> {
  const now = clock.now();
  return toWays(quote(await readKeptTabla(db, now), { ...toQuoting(input), now }));
}

/** Ways by a table that is not saved, as if it were turned on. Throws 422 with the first fault of the table. */
export function quoteDraftWays(
  { ajustes, zonas }: { ajustes: DespachoAjustes; zonas: readonly DespachoZona[] },
  { now, ...input }: WaysInput & { now: number },
): DespachoWay[] {
  const draft = { ajustes: { ...ajustes, activa: true }, zonas };
  refuseFaults(draft);
  const tabla = { ...draft, version: 0, closed: new Set(ajustes.dias_cerrados) };
  return toWays(quote(tabla, { ...toQuoting(input), now }));
}

function toWays(ways: readonly OfferedWay[]): DespachoWay[] {
  return ways.map(({ modo, precio, desde, hasta, retiro }) => ({
    ...{ modo, precio, desde, hasta },
    ...(retiro && { taller: retiro.direccion, horario: retiro.horario }),
  }));
}

function toQuoting({ comuna, region, carga, monto }: WaysInput) {
  const lugar = findLugar({ comuna, ...(region === undefined ? {} : { region }) });
  return { lugar, carga, monto };
}
