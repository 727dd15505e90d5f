import { type Comuna, comunaAliases, comunasOf, foldLugar } from "./comunas.ts";
import { restOfChile } from "./despacho.ts";
import { regiones } from "./regiones.ts";

/** Null: not on the official list. `otra`: the comuna of that name in another region than the one told. */
export type Lugar = { comuna: string | null; region: string | null; otra?: string };

const allComunas: readonly Comuna[] = regiones.flatMap(({ codigo }) => comunasOf(codigo));
const comunaByName = new Map(allComunas.map(({ nombre, codigo }) => [foldLugar(nombre), codigo]));
const nameByCode = new Map<string, string>([
  [restOfChile, "Resto de Chile"],
  ...regiones.map(({ codigo, nombre }) => [codigo, regionLabel(nombre)] as const),
  ...allComunas.map(({ codigo, nombre }) => [codigo, nombre] as const),
]);
const regionByName = new Map(regiones.map(({ codigo, nombre }) => [foldLugar(nombre), codigo]));
for (const [typed, official] of comunaAliases) {
  const codigo = comunaByName.get(foldLugar(official));
  if (codigo !== undefined) comunaByName.set(foldLugar(typed), codigo);
}

export const comunas = allComunas;

/** A region and its capital may have one name. */
function regionLabel(nombre: string): string {
  return nombre.startsWith("Metropolitana") ? `Región ${nombre}` : `Región de ${nombre}`;
}

/** By code, the rest of Chile and regiones first. */
export const lugares: readonly Comuna[] = [...nameByCode].map(([codigo, nombre]) => ({
  codigo,
  nombre,
}));

/** Names a region, a comuna or the rest of Chile; undefined for an unknown code. */
export function lugarName(codigo: string): string | undefined {
  return nameByCode.get(codigo);
}

/**
 * By the names as somebody typed them. A comuna of another region than the one that was told counts by the region:
 * its name was typed by hand.
 */
export function findLugar({ comuna, region }: { comuna: string; region?: string }): Lugar {
  const codigo = comunaByName.get(foldLugar(comuna)) ?? null;
  const told = region === undefined ? null : (regionByName.get(foldLugar(region)) ?? null);
  if (codigo === null) return { comuna: null, region: told };
  const own = codigo.slice(0, 2);
  if (told !== null && told !== own) return { comuna: null, region: told, otra: codigo };
  return { comuna: codigo, region: own };
}

/** A code for what a person wrote in a list of lugares: a code, or the name of a region or comuna. */
export function readLugar(text: string): string | undefined {
  const typed = foldLugar(text);
  if (["cl", "chile", "resto de chile", "todo chile"].includes(typed)) return restOfChile;
  const digits = /^\d{1,5}$/.test(typed) ? typed : null;
  // A spreadsheet takes the zero of «05» and «05201» away.
  if (digits !== null) {
    return [digits, `0${digits}`].find((codigo) => nameByCode.has(codigo));
  }
  const isRegion = /^region (de |del )?/.test(typed);
  const region = regionByName.get(typed.replace(/^region (de |del )?/, ""));
  if (isRegion) return region;
  return comunaByName.get(typed) ?? region;
}
