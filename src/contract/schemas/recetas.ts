import * as z from "zod/mini";
import { ColorSchema } from "./colores.ts";
import { DatosFirstSchema } from "./datos-first.ts";
import { IdSchema, optionalText } from "./fields.ts";

export const recetaLimits = {
  /** Ten days of one piece. */
  minutos: 14_400,
  porPlaca: 999,
  notas: 1_000,
  gramos: 9_999,
  /** Colors of one piece. */
  colores: 16,
} as const;
const limits = recetaLimits;

/**
 * Where the color of some gramos comes from: the buyer's choice in a campo, the variante's place on an eje, or a color
 * of the shop.
 */
export const gramosFuentes = ["campo", "eje", "color"] as const;
export type GramosFuente = (typeof gramosFuentes)[number];

function bounded(what: string, max: number) {
  const error = `${what}: un número entero entre 1 y ${max.toLocaleString("es-CL")}.`;
  return z.int({ error }).check(z.minimum(1, error), z.maximum(max, error));
}

const fuenteError = "Elige de qué color son esos gramos.";

/** `clave`: of the campo or of the color; of an eje its nombre. */
export const GramosSchema = z.strictObject(
  {
    de: z.enum(gramosFuentes, { error: fuenteError }),
    clave: z.string({ error: fuenteError }).check(z.minLength(1, fuenteError), z.maxLength(60)),
    gramos: bounded("Los gramos de cada color", limits.gramos),
  },
  { error: fuenteError },
);
export type RecetaGramos = z.infer<typeof GramosSchema>;

const gramosError = "Los gramos por color no son una lista válida.";
const flag = z.boolean({ error: "Esa opción es true o false." });

const SaveRecetaSchema = z.strictObject({
  producto_id: IdSchema,
  /** That of the loaded one, 0 without: compare and set. */
  version: z.int({ error: "Falta la versión." }).check(z.minimum(0, "Falta la versión.")),
  minutos: bounded("Los minutos de impresión", limits.minutos),
  por_placa: bounded("Las piezas por placa", limits.porPlaca),
  notas: optionalText("notas", limits.notas),
  gramos: z.array(GramosSchema, { error: gramosError }).check(
    z.maxLength(limits.colores, `Hasta ${limits.colores} colores.`),
    z.refine(
      (rows) => new Set(rows.map(({ de, clave }) => `${de} ${clave}`)).size === rows.length,
      "Un color está dos veces: junta sus gramos.",
    ),
  ),
  /** Takes the file away; else it stays until another one is sent. */
  quitar_archivo: flag,
  /** For the trabajos that wait for a printer, too. */
  en_espera: flag,
  /** For the other variantes of its familia, too. */
  variantes: flag,
});
export type SaveReceta = z.infer<typeof SaveRecetaSchema>;

/** The form: `datos` first, then the file, if there is a new one. */
export const SaveRecetaFormSchema = z.pipe(DatosFirstSchema, SaveRecetaSchema);

export const RecetaQuerySchema = z.strictObject({ producto_id: IdSchema });
export const RecetaArchivoQuerySchema = z.strictObject({
  producto_id: IdSchema,
  version: IdSchema,
});

/** Kept by a trabajo since it was made. */
export const RecetaFactsSchema = z.strictObject({
  version: z.number(),
  /** For one piece. */
  minutos: z.number(),
  /** Pieces that a plate holds. */
  por_placa: z.number(),
  notas: z.string(),
  archivo: z.nullable(z.strictObject({ nombre: z.string(), bytes: z.number() })),
});

const VersionSchema = z.strictObject({ ...RecetaFactsSchema.shape, creada_en: z.number() });

/** How a producto is printed, and what its owner may choose. */
export const RecetaSchema = z.strictObject({
  producto: z.strictObject({ id: z.number(), nombre: z.string(), precio: z.number() }),
  /** The current one. */
  receta: z.nullable(z.strictObject({ ...VersionSchema.shape, gramos: z.array(GramosSchema) })),
  /** Pesos for one piece; `fallas` is the share of the prints that are made again, `falta` tells of filament without a price. */
  costo: z.nullable(
    z.strictObject({
      filamento: z.number(),
      maquina: z.number(),
      fallas: z.number(),
      total: z.number(),
      falta: z.boolean(),
    }),
  ),
  /** The newest first, with the current one. */
  versiones: z.array(VersionSchema),
  /** Trabajos that wait for a printer: of this producto, and of the other variantes. */
  en_espera: z.strictObject({ propios: z.number(), variantes: z.number() }),
  /** Others of its familia. */
  variantes: z.number(),
  colores: z.strictObject({
    /** Campos of tipo color. */
    campos: z.array(z.strictObject({ clave: z.string(), etiqueta: z.string() })),
    /** Ejes of tipo color; `valor` is the name of this variante's. */
    ejes: z.array(z.strictObject({ clave: z.string(), valor: z.string() })),
    tienda: z.array(ColorSchema),
  }),
});
export type Receta = z.infer<typeof RecetaSchema>;

export const RecetaAnswerSchema = z.strictObject({ mensaje: z.string(), receta: RecetaSchema });
