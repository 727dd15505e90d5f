import type { Campo, Opcion } from "../../schemas/campos.ts";
import type { Personalizacion } from "../../schemas/personalizacion.ts";

/** A text as it reaches the parcel, or why it cannot. */
export type Checked = { valor: string } | { error: string };

const words = {
  emoji: "Los emojis no se pueden hacer en la pieza: usa letras, números y signos.",
  hidden: "El texto trae un signo que no se ve: bórralo y escríbelo de nuevo.",
  oneLine: "Escríbelo en una sola línea.",
  fecha: "Escribe una fecha que exista, como 2026-12-24.",
};

const isEmoji =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3|\ufe0f/u;
/** Controls, signs without a width, and those that turn the direction of a text. */
const isHidden = /\p{C}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/u;
const lineBreak = /\r\n?|[\n\u0085\u2028\u2029]/g;
const blanks = /[\t\p{Zs}]+/gu;

/** Latin letters, digits and the signs of a Spanish keyboard: each is one code point after NFC. */
const signs = {
  all: /[A-Za-z\u00c0-\u024f\u1e00-\u1effªº0-9\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e¡¿°·«»´‘’“”–—…]/u,
  letras: /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff.'’-]/u,
  letras_numeros: /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff0-9.,'’°ºª#/&+-]/u,
  numeros: /[0-9]/u,
} as const;

/** Firefox has it since 125; before, each code point counts, and the server decides. */
const counter = Intl.Segmenter && new Intl.Segmenter("es", { granularity: "grapheme" });
const segmentsOf = (text: string) =>
  counter ? Array.from(counter.segment(text), ({ segment }) => segment) : [...text];

/** Counts like people: a letter with its accents is one. Line breaks count for nothing. */
export function countLetters(text: string): number {
  return segmentsOf(text.replaceAll("\n", "")).length;
}

/** The choice that a value names by its clave. */
export function findOpcion({ opciones }: Campo, valor: string): Opcion | undefined {
  return opciones?.find(({ clave }) => clave === valor);
}

/**
 * A value in its one form (docs/reglas.md 200): NFC, single spaces, no space at either end, capitals where the
 * campo asks for them. Idempotent. "" is a campo that was left empty.
 */
export function checkValor(campo: Campo, typed: string): Checked {
  if (campo.tipo === "texto") return checkTexto(campo, typed);
  const valor = typed.normalize("NFC").replace(blanks, " ").trim();
  if (valor === "") return { valor };
  if (campo.tipo === "fecha") return isFecha(valor) ? { valor } : { error: words.fecha };
  return findOpcion(campo, valor)
    ? { valor }
    : { error: `Elige una opción de «${campo.etiqueta}».` };
}

function checkTexto(campo: Campo, typed: string): Checked {
  const { lineas = 1, max, mayusculas } = campo;
  const lines = typed
    .normalize("NFC")
    .replace(lineBreak, "\n")
    .split("\n")
    .map((line) => line.replace(blanks, " ").trim());
  while (lines.at(-1) === "") lines.pop();
  while (lines[0] === "") lines.shift();
  if (lines.length > lineas) {
    return { error: lineas === 1 ? words.oneLine : `Usa hasta ${lineas} líneas.` };
  }
  const text = lines.join("\n");
  const valor = mayusculas ? text.toLocaleUpperCase("es").normalize("NFC") : text;
  const error = describeSign(campo, valor);
  if (error !== null) return { error };
  const isLong = max !== undefined && valor.split("\n").some((line) => countLetters(line) > max);
  if (!isLong) return { valor };
  return { error: `Hasta ${max} letras${lineas > 1 ? " en cada línea" : ""}.` };
}

/** Null when the piece can carry every sign. */
function describeSign({ permitidos }: Campo, text: string): string | null {
  const allowed = signs[permitidos ?? "all"];
  for (const segment of segmentsOf(text)) {
    if (segment === " " || segment === "\n") continue;
    const isAllowed = [...segment].every((sign) => allowed.test(sign));
    if (isAllowed) continue;
    if (isEmoji.test(segment)) return words.emoji;
    if (isHidden.test(segment)) return words.hidden;
    if (permitidos === "numeros") return "Aquí van solo números.";
    return `El signo «${segment}» no se puede hacer en la pieza.`;
  }
  return null;
}

function isFecha(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A clave is a name that a person chose: «constructor» is one. */
export function ownValor(valores: Personalizacion, clave: string): string | undefined {
  return Object.hasOwn(valores, clave) ? valores[clave] : undefined;
}

export type CheckedPersonalizacion =
  /** In the sequence of the campos; only what was filled in. `precio`: pesos that it adds to one unit. */
  | { valores: Personalizacion; precio: number }
  /** By the clave of the campo. */
  | { errores: Record<string, string> };

/** Every value against its campo; nothing typed is the same as no personalizacion. */
export function checkPersonalizacion(
  campos: readonly Campo[],
  typed: Personalizacion = {},
): CheckedPersonalizacion {
  const errores: Record<string, string> = {};
  const valores: Personalizacion = {};
  let precio = 0;
  for (const campo of campos) {
    const checked = checkValor(campo, ownValor(typed, campo.clave) ?? "");
    if ("error" in checked) errores[campo.clave] = checked.error;
    else if (checked.valor !== "") {
      valores[campo.clave] = checked.valor;
      precio += precioOf(campo, checked.valor);
    } else if (campo.obligatorio) errores[campo.clave] = missingCampo(campo.etiqueta);
  }
  const known = new Set(campos.map(({ clave }) => clave));
  for (const clave of Object.keys(typed)) {
    if (!known.has(clave)) errores[clave] = `Esta pieza no tiene el campo «${clave}».`;
  }
  return Object.keys(errores).length > 0 ? { errores } : { valores, precio };
}

export function missingCampo(etiqueta: string): string {
  return `Completa «${etiqueta}»: la pieza se hace con eso.`;
}

/** Pesos that this value adds to one unit. */
export function precioOf(campo: Campo, valor: string): number {
  if (valor === "") return 0;
  const { precio, precio_por_letra = 0 } = campo;
  const ofChoice = findOpcion(campo, valor)?.precio ?? 0;
  return precio + ofChoice + precio_por_letra * countLetters(valor.replaceAll(" ", ""));
}

/** A text or a date is the buyer's own; a choice among the shop's colours is not. */
export function isOwnCampo({ tipo }: Pick<Campo, "tipo">): boolean {
  return tipo === "texto" || tipo === "fecha";
}
