import { distance } from "fastest-levenshtein";
import {
  type Comuna,
  comunaAliases,
  comunasOf,
  defaultCiudad,
  foldLugar,
} from "#contract/values/despacho/comunas.ts";
import { regionCode, regiones } from "#contract/values/despacho/regiones.ts";

export type FoundComuna = {
  comuna: Comuna;
  region: string;
  /** The other name that the text matched. */
  alias: string | null;
};

const maxFound = 8;
const maxNearest = 3;

const known: readonly FoundComuna[] = regiones.flatMap(({ codigo, nombre: region }) =>
  comunasOf(codigo).flatMap((comuna) => [
    { comuna, region, alias: null },
    ...comunaAliases
      .filter(([, official]) => official === comuna.nombre)
      .map(([alias]) => ({ comuna, region, alias })),
  ]),
);
const names = known.map((found) => ({
  found,
  name: foldLugar(found.alias ?? found.comuna.nombre),
}));

export function comunasOfRegion(region: string): FoundComuna[] {
  const codigo = regionCode(region);
  if (codigo === undefined) return [];
  return comunasOf(codigo).map((comuna) => ({ comuna, region, alias: null }));
}

/**
 * Searches all Chile, without regard to accents and case, by official and other names: the exact name first, then names
 * that begin with the text, then those that contain it; else the nearest in spelling. Each comuna once.
 */
export function searchComunas(typed: string): FoundComuna[] {
  const query = foldLugar(typed);
  if (query === "") return [];
  const ranked = names
    .map(({ found, name }) => ({ found, rank: rankOf(name, query) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank);
  return ranked.length > 0 ? once(ranked, maxFound) : nearestComunas(typed);
}

/** Names within a wrong letter or two, the nearest first. */
export function nearestComunas(typed: string): FoundComuna[] {
  const query = foldLugar(typed);
  const ranked = names
    .map(({ found, name }) => ({ found, rank: distanceTo(name, query) }))
    .filter(({ rank }) => rank <= allowedFaults(query))
    .sort((a, b) => a.rank - b.rank);
  return once(ranked, maxNearest);
}

/** By an official or another name; undefined for free text. */
export function exactComuna(typed: string): FoundComuna | undefined {
  const query = foldLugar(typed);
  return names.find(({ name }) => name === query)?.found;
}

/** True when the first that `searchComunas` finds is it: its whole name, or the only name that begins so. */
export function isMeant(typed: string): boolean {
  const query = foldLugar(typed);
  if (exactComuna(typed)) return true;
  const [only, second] = searchComunas(typed);
  const name = only && foldLugar(only.alias ?? only.comuna.nombre);
  return second === undefined && name !== undefined && query.length > 2 && name.startsWith(query);
}

const noMatch = 4;

function rankOf(name: string, query: string): number {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  if (name.includes(` ${query}`)) return 2;
  return name.includes(query) ? 3 : noMatch;
}

/** Also to the beginning of a longer name: people stop in the middle of a word that they misspell. */
function distanceTo(name: string, query: string): number {
  return Math.min(distance(name, query), distance(name.slice(0, query.length), query) + 0.5);
}

function allowedFaults(query: string): number {
  if (query.length < 4) return 0;
  return query.length < 6 ? 1 : 2;
}

function once(ranked: readonly { found: FoundComuna }[], limit: number): FoundComuna[] {
  const byCodigo = new Map<string, FoundComuna>();
  for (const { found } of ranked) {
    const { codigo } = found.comuna;
    if (!byCodigo.has(codigo)) byCodigo.set(codigo, found);
  }
  return [...byCodigo.values()].slice(0, limit);
}

/** Empty for a comuna that is not on the official list. */
export function ciudadOf(comuna: string): string {
  const known = exactComuna(comuna);
  return known ? defaultCiudad(known.comuna) : "";
}
