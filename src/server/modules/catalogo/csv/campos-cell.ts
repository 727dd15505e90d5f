import type { Campo, Opcion, TipoDeCampo } from "#contract/schemas/campos.ts";
import { fold } from "#contract/values/fold.ts";
import { camposRefusals as refusals } from "./campos-csv.messages.ts";
import { divide, withMarks, withoutMarks } from "./marked-text.ts";

/** One choice by name; a color is one of the shop's list. */
export type ToldOpcion = { nombre: string; precio?: number };

/** A campo as a cell tells it: by names, without claves and without what says nothing. */
export type ToldCampo = Omit<Campo, "clave" | "opciones"> & { opciones?: ToldOpcion[] };

const tipoNames: Record<TipoDeCampo, string> = {
  texto: "texto",
  opcion: "opción",
  color: "color",
  fecha: "fecha",
};
const signNames: Record<NonNullable<Campo["permitidos"]>, string> = {
  letras: "solo letras",
  letras_numeros: "letras y números",
  numeros: "solo números",
};
const required = "obligatorio";
const capitals = "mayúsculas";
const perLetter = "por letra";

/** Says «no campo» where an empty cell changes nothing. */
const none = "ninguno";

export function toldCampos(campos: readonly Campo[]): ToldCampo[] {
  return campos.map(({ clave: _, opciones, ...campo }) => {
    return { ...campo, ...(opciones && { opciones: opciones.map(toldOpcion) }) };
  });
}

function toldOpcion({ nombre, precio }: Opcion): ToldOpcion {
  return precio === undefined ? { nombre } : { nombre, precio };
}

/**
 * One line each: `Nombre: texto; obligatorio; 12 letras; +500` or `Color: color; opciones: Rojo | Lapis +900`. A sign
 * that divides and stands in a name gets a backslash.
 */
export function writeCampos(campos: readonly ToldCampo[]): string {
  return campos
    .map((campo) => `${withMarks(campo.etiqueta, /[\\;:]/g)}: ${partsOf(campo).join("; ")}`)
    .join("\n");
}

function partsOf(campo: ToldCampo): string[] {
  const { max, lineas = 1, precio_por_letra = 0, ayuda = "", opciones } = campo;
  return [
    tipoNames[campo.tipo],
    ...(campo.obligatorio ? [required] : []),
    ...(max === undefined ? [] : [max === 1 ? "1 letra" : `${max} letras`]),
    ...(lineas > 1 ? [`${lineas} líneas`] : []),
    ...(campo.mayusculas ? [capitals] : []),
    ...(campo.permitidos ? [signNames[campo.permitidos]] : []),
    ...(campo.precio > 0 ? [`+${campo.precio}`] : []),
    ...(precio_por_letra > 0 ? [`+${precio_por_letra} ${perLetter}`] : []),
    ...(ayuda === "" ? [] : [`ayuda: ${withMarks(ayuda, /[\\;]/g)}`]),
    ...(opciones ? [`opciones: ${opciones.map(writeOpcion).join(" | ")}`] : []),
  ];
}

function writeOpcion({ nombre, precio = 0 }: ToldOpcion): string {
  const name = withMarks(nombre, /[\\;|+]/g);
  return precio > 0 ? `${name} +${precio}` : name;
}

type Read<T> = { ok: true; value: T } | { ok: false; mensaje: string };

/** Reads the form alone: whether the campos can be sold is checked with the whole list. */
export function readCampos(text: string): Read<ToldCampo[]> {
  const value: ToldCampo[] = [];
  if (fold(text) === none) return { ok: true, value };
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const campo = readCampo(line);
    if (!campo.ok) return campo;
    value.push(campo.value);
  }
  return { ok: true, value };
}

function readCampo(line: string): Read<ToldCampo> {
  const [name = "", ...rest] = divide(line, ":");
  const etiqueta = withoutMarks(name).trim();
  if (rest.length === 0 || etiqueta === "") return { ok: false, mensaje: refusals.form };
  const [first = "", ...parts] = divide(rest.join(":"), ";").map((part) => part.trim());
  const tipo = keyOf(tipoNames, first);
  if (!tipo) return { ok: false, mensaje: refusals.tipo(etiqueta) };
  const campo: ToldCampo = { etiqueta, tipo, obligatorio: false, precio: 0 };
  const seen = new Set<string>();
  for (const part of parts) {
    if (part === "") continue;
    const told = readPart(part);
    if (!told) return { ok: false, mensaje: refusals.part(etiqueta, part) };
    const [key] = Object.keys(told);
    if (key === undefined || seen.has(key))
      return { ok: false, mensaje: refusals.twice(etiqueta, part) };
    seen.add(key);
    Object.assign(campo, told);
  }
  return { ok: true, value: campo };
}

function keyOf<K extends string>(names: Record<K, string>, text: string): K | undefined {
  const found = Object.entries<string>(names).find(([, name]) => fold(name) === fold(text));
  return found?.[0] as K | undefined;
}

/** One fact of a campo; undefined for words that say none. */
function readPart(part: string): Partial<ToldCampo> | undefined {
  const word = fold(part);
  if (word === required) return { obligatorio: true };
  if (word === fold(capitals)) return { mayusculas: true };
  const permitidos = keyOf(signNames, part);
  if (permitidos) return { permitidos };
  const [, letters] = /^(\d{1,9}) letras?$/.exec(word) ?? [];
  if (letters !== undefined) return { max: Number(letters) };
  const [, lines] = /^(\d{1,9}) lineas?$/.exec(word) ?? [];
  if (lines !== undefined) return { lineas: Number(lines) };
  if (part.startsWith("+")) return readPrecio(part.slice(1).trim());
  const [name = "", ...rest] = part.split(":");
  const text = rest.join(":").trim();
  if (fold(name) === "ayuda" && text !== "") return { ayuda: withoutMarks(text) };
  if (fold(name) === "opciones" && rest.length > 0) return readOpciones(text);
  return undefined;
}

function readPrecio(text: string): Partial<ToldCampo> | undefined {
  const isPerLetter = fold(text).endsWith(perLetter);
  const precio = pesosIn(isPerLetter ? text.slice(0, -perLetter.length).trim() : text);
  if (precio === undefined) return undefined;
  return isPerLetter ? { precio_por_letra: precio } : { precio };
}

function readOpciones(text: string): { opciones: ToldOpcion[] } | undefined {
  const opciones: ToldOpcion[] = [];
  for (const told of divide(text, "|")) {
    const [name = "", extra, ...more] = divide(told, "+");
    const precio = extra === undefined ? 0 : pesosIn(extra.trim());
    if (precio === undefined || more.length > 0) return undefined;
    const nombre = withoutMarks(name).trim();
    opciones.push(precio === 0 ? { nombre } : { nombre, precio });
  }
  return { opciones };
}

/** Accepts `$1.500`, as people here write it. */
function pesosIn(text: string): number | undefined {
  const [, digits] = /^(?:\$ ?)?(\d{1,3}(?:\.\d{3}){1,3}|\d{1,9})$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(".", ""));
}
