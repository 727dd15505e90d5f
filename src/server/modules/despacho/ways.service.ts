import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { Modo } from "#contract/values/despacho.ts";
import { findLugar } from "#contract/values/lugares.ts";
import type { AppContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { type Carga, type OfferedWay, quote } from "./quote.ts";
import { readKeptTabla, readTabla } from "./tabla.service.ts";

export type WaysInput = {
  /** As typed; on the official list or not. */
  comuna: string;
  region?: string | undefined;
  carga: Carga;
  /** What the pieces cost, in pesos. */
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
  const ways = quote(await readKeptTabla(db, now), { ...toQuoting(input), now });
  return ways.map(({ modo, precio, desde, hasta, retiro }) => ({
    ...{ modo, precio, desde, hasta },
    ...(retiro && { taller: retiro.direccion, horario: retiro.horario }),
  }));
}

function toQuoting({ comuna, region, carga, monto }: WaysInput) {
  const lugar = findLugar({ comuna, ...(region === undefined ? {} : { region }) });
  return { lugar, carga, monto };
}
