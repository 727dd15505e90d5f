import * as z from "zod/mini";
import { clavePattern } from "../values/producto/facetas.ts";
import { optionalLine, requiredLine } from "./fields.ts";

export const tiposDeCampo = ["texto", "opcion", "color", "fecha"] as const;
export type TipoDeCampo = (typeof tiposDeCampo)[number];

/** Which signs a text may have beside spaces; every Latin letter, digit and sign of the keyboard when absent. */
export const permitidos = ["letras", "letras_numeros", "numeros"] as const;

export const personalizacionLimits = {
  campos: 6,
  etiqueta: 60,
  ayuda: 160,
  /** Letters of one line of a text. */
  letras: 60,
  lineas: 4,
  opciones: 40,
  opcion: 40,
  precio: 9_999_999,
  /** For one unit: with the producto's own precio it stays far below the limit of an integer column. */
  extraPrecio: 99_999_999,
} as const;
const limits = personalizacionLimits;

/** Grey: where the picker of a new color begins. */
export const newColor = "#808080";

const precioError = `El precio del campo debe ser un número entero entre 0 y ${limits.precio}.`;
const PrecioSchema = z
  .int({ error: precioError })
  .check(z.minimum(0, precioError), z.maximum(limits.precio, precioError));

const extraPrecioError = `Los campos juntos pueden sumar hasta ${limits.extraPrecio} a una pieza: baja sus precios o sus letras.`;

const colorError = "Un color se escribe como #1f3a8a.";

function bounded(name: string, max: number) {
  const error = `${name} debe ser un número entero entre 1 y ${max}.`;
  return z.int({ error }).check(z.minimum(1, error), z.maximum(max, error));
}

const claveError =
  "La clave de un campo usa minúsculas sin tilde, números y guion bajo, y empieza con una letra.";

/** In small letters, like #1f3a8a. */
export const HexSchema = z
  .string({ error: colorError })
  .check(z.regex(/^#[0-9a-f]{6}$/i, colorError), z.toLowerCase());

const opcionClaveError = "La clave de una opción usa minúsculas sin tilde, números y guion bajo.";

/** One choice of a campo. Its `clave` names it for good: carritos keep it, and a new `nombre` changes none of them. */
export const OpcionSchema = z.strictObject(
  {
    clave: z.string({ error: opcionClaveError }).check(z.regex(clavePattern, opcionClaveError)),
    nombre: requiredLine("opción", limits.opcion),
    /** Hex like #1f3a8a: of a color, and only of one. */
    color: z.optional(HexSchema),
    /** Pesos that it adds beside those of its campo; 0 when absent. */
    precio: z.optional(PrecioSchema),
  },
  { error: 'Una opción se escribe {"clave", "nombre"}, y de un color también "color".' },
);
export type Opcion = z.infer<typeof OpcionSchema>;

/** A field for the buyer's own text or choice. Its `clave` names it for good. */
export const CampoSchema = z.strictObject({
  clave: z.string({ error: claveError }).check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, claveError)),
  etiqueta: requiredLine("etiqueta", limits.etiqueta),
  tipo: z.enum(tiposDeCampo, { error: "El tipo de un campo es texto, opcion, color o fecha." }),
  obligatorio: z.boolean({ error: 'El campo "obligatorio" debe ser true o false.' }),
  ayuda: z.optional(optionalLine("ayuda", limits.ayuda)),
  /** Texts: letters of each line, as people count them. */
  max: z.optional(bounded("El máximo de letras", limits.letras)),
  /** Texts: 1 when absent. */
  lineas: z.optional(bounded("El número de líneas", limits.lineas)),
  /** Texts: written in capitals, whatever is typed. */
  mayusculas: z.optional(z.boolean()),
  permitidos: z.optional(
    z.enum(permitidos, { error: "Los signos permitidos son letras, letras_numeros o numeros." }),
  ),
  opciones: z.optional(
    z
      .array(OpcionSchema, { error: "Las opciones de un campo son una lista." })
      .check(
        z.minLength(1, "Escribe al menos una opción."),
        z.maxLength(limits.opciones, `Hasta ${limits.opciones} opciones.`),
      ),
  ),
  /** Pesos that the campo adds when it is filled in. */
  precio: PrecioSchema,
  /** Texts: pesos for each letter that is not a space. */
  precio_por_letra: z.optional(PrecioSchema),
});

export type Campo = z.infer<typeof CampoSchema>;

export const camposError = "Los campos de la personalización no son válidos.";

export type CampoFault = {
  /** Sentence for the owner: how to mend it. */
  text: string;
  /** From 0; absent for the list as a whole. */
  place?: number;
  field?: keyof Campo;
  /** From 0; absent when it is not about one of the choices. */
  opcion?: number;
};

/** Null when these are campos of one producto. */
export function describeCampos(value: unknown): string | null {
  return findCampoFault(value)?.text ?? null;
}

/** The first one that is refused. */
export function findCampoFault(value: unknown): CampoFault | null {
  if (!Array.isArray(value)) return { text: camposError };
  if (value.length > limits.campos)
    return { text: `Una pieza tiene hasta ${limits.campos} campos.` };
  const claves = new Set<string>();
  let most = 0;
  for (const [place, item] of value.entries()) {
    const parsed = CampoSchema.safeParse(item);
    const name = `Campo ${place + 1}`;
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const [field, opcion] = issue?.path ?? [];
      const text = `${name}: ${issue?.message ?? camposError}`;
      return {
        ...{ text, place, field: field as keyof Campo },
        ...(typeof opcion === "number" && { opcion }),
      };
    }
    const { data } = parsed;
    if (claves.has(data.clave)) {
      return { text: `${name}: la clave «${data.clave}» se repite.`, place, field: "clave" };
    }
    claves.add(data.clave);
    const fault = faultOfTipo(data);
    if (fault)
      return { text: `${name} («${data.etiqueta}»): ${fault.text}`, place, field: fault.field };
    most += payableUnits(data);
    if (most > limits.extraPrecio) return { text: extraPrecioError, place, field: "precio" };
  }
  return null;
}

/** Pesos that the longest text, or the dearest choice, adds to one unit. */
function payableUnits({ precio, precio_por_letra = 0, max = 0, lineas = 1, opciones = [] }: Campo) {
  const dearest = Math.max(0, ...opciones.map((opcion) => opcion.precio ?? 0));
  return precio + dearest + precio_por_letra * max * lineas;
}

const onlyOfTexts = ["max", "lineas", "mayusculas", "permitidos", "precio_por_letra"] as const;

/** Checks what a tipo needs and what it cannot have: no setting of a campo does nothing. */
function faultOfTipo(campo: Campo): { text: string; field: keyof Campo } | null {
  const { tipo, opciones } = campo;
  if (tipo === "texto" && campo.max === undefined)
    return { text: "dile cuántas letras caben.", field: "max" };
  const stray = onlyOfTexts.find((name) => tipo !== "texto" && campo[name] !== undefined);
  if (stray !== undefined) return { text: `«${stray}» es solo de los textos.`, field: stray };
  const text = faultOfOpciones(tipo, opciones);
  return text === null ? null : { text, field: "opciones" };
}

function faultOfOpciones(tipo: TipoDeCampo, opciones: Campo["opciones"]): string | null {
  const isChoice = tipo === "opcion" || tipo === "color";
  if (opciones === undefined) return isChoice ? "escribe sus opciones." : null;
  if (!isChoice) return "las opciones son solo de opcion y color.";
  for (const name of ["clave", "nombre"] as const) {
    if (new Set(opciones.map((opcion) => opcion[name])).size < opciones.length)
      return name === "nombre" ? "una opción se repite." : "la clave de una opción se repite.";
  }
  const hasColor = ({ color }: Opcion) => color !== undefined;
  if (tipo === "color") return opciones.every(hasColor) ? null : "cada color lleva su código.";
  return opciones.some(hasColor) ? "los códigos de color son solo de color." : null;
}
