import { type Comuna, comunaAliases, comunasOf } from "#contract/values/comunas.ts";
import { fold } from "#contract/values/fold.ts";
import { regionCode } from "#contract/values/regiones.ts";

export function comunasOfRegion(region: string): Comuna[] {
  const codigo = regionCode(region);
  return codigo ? comunasOf(codigo) : [];
}

/**
 * Without regard to accents and case, by official and other names. Names that begin with the text
 * come first.
 */
export function searchComunas(comunas: readonly Comuna[], typed: string): Comuna[] {
  const query = fold(typed);
  if (query === "") return [...comunas];
  const ranked = comunas.map((comuna) => ({ comuna, rank: rankOf(comuna, query) }));
  return ranked
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ comuna }) => comuna);
}

/** Also finds other names in use; undefined for free text. */
export function exactComuna(comunas: readonly Comuna[], typed: string): Comuna | undefined {
  const query = fold(typed);
  return comunas.find((comuna) => namesOf(comuna).some((name) => fold(name) === query));
}

const noMatch = 3;

function rankOf(comuna: Comuna, query: string): number {
  return Math.min(...namesOf(comuna).map((name) => rankOfName(fold(name), query)));
}

function rankOfName(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`)) return 1;
  return name.includes(query) ? 2 : noMatch;
}

function namesOf({ nombre }: Comuna): string[] {
  const aliases = comunaAliases.filter(([, official]) => official === nombre);
  return [nombre, ...aliases.map(([typed]) => typed)];
}
