import { type Comuna, comunaAliases, comunasOf } from "./comunas.ts";
import { restOfChile } from "./despacho.ts";
import { fold } from "./fold.ts";
import { regiones } from "./regiones.ts";

/** Null: not on the official list. */
export type Lugar = { comuna: string | null; region: string | null };

const allComunas: readonly Comuna[] = regiones.flatMap(({ codigo }) => comunasOf(codigo));
const comunaByName = new Map(allComunas.map(({ nombre, codigo }) => [fold(nombre), codigo]));
const nameByCode = new Map<string, string>([
  [restOfChile, "Resto de Chile"],
  ...regiones.map(({ codigo, nombre }) => [codigo, regionLabel(nombre)] as const),
  ...allComunas.map(({ codigo, nombre }) => [codigo, nombre] as const),
]);
const regionByName = new Map(regiones.map(({ codigo, nombre }) => [fold(nombre), codigo]));
for (const [typed, official] of comunaAliases) {
  const codigo = comunaByName.get(fold(official));
  if (codigo !== undefined) comunaByName.set(fold(typed), codigo);
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

/** Of a region, a comuna or the rest of Chile; undefined for an unknown code. */
export function lugarName(codigo: string): string | undefined {
  return nameByCode.get(codigo);
}

/**
 * By the names as somebody typed them. A comuna of another region than the one that was told counts by the region:
 * its name was typed by hand.
 */
export function findLugar({ comuna, region }: { comuna: string; region?: string }): Lugar {
  const codigo = comunaByName.get(fold(comuna)) ?? null;
  const told = region === undefined ? null : (regionByName.get(fold(region)) ?? null);
  if (codigo === null) return { comuna: null, region: told };
  const own = codigo.slice(0, 2);
  if (told !== null && told !== own) return { comuna: null, region: told };
  return { comuna: codigo, region: own };
}

/** A code for what a person wrote in a list of lugares: a code, or the name of a region or comuna. */
export function readLugar(text: string): string | undefined {
  const typed = fold(text);
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
