import * as z from "zod/mini";
import { IdSchema } from "./fields.ts";
import { PedidoEnlaceSchema } from "./invitado.ts";
import { personalizacionShape } from "./personalizacion.ts";
import { RecetaFactsSchema } from "./recetas.ts";

export const trabajoTipos = ["imprimir", "empacar"] as const;
export type TrabajoTipo = (typeof trabajoTipos)[number];

/** In the sequence of the work; `fallido` and `detenido` are out of it. */
export const trabajoEstados = [
  "en_pausa",
  "en_cola",
  "imprimiendo",
  "impreso",
  "revisado",
  "embalado",
  "fallido",
  "detenido",
] as const;
export type TrabajoEstado = (typeof trabajoEstados)[number];

/** Why a print does not count. */
export const fallaMotivos = [
  "se_despego",
  "se_atasco",
  "color_equivocado",
  "texto_equivocado",
  "mala_terminacion",
  "se_quebro",
  "otro",
] as const;
export type FallaMotivo = (typeof fallaMotivos)[number] | "texto_corregido";

/** The work on one unit of a paid line. */
export const TrabajoSchema = z.strictObject({
  id: z.number(),
  pedido_id: z.number(),
  detalle_id: z.number(),
  /** From 1 in its line. */
  unidad: z.number(),
  tipo: z.enum(trabajoTipos),
  estado: z.enum(trabajoEstados),
  producto_id: z.number(),
  nombre_producto: z.string(),
  ...personalizacionShape,
  /** The pedido for people: E-000123. */
  numero: z.string(),
  /** Today's, of the producto. */
  material: z.string(),
  /** Last day of the promise, as 2026-12-02; null when the pedido promises none. */
  hasta: z.nullable(z.string()),
  /** Its photograph is read with `openTrabajoFoto`. */
  tiene_foto: z.boolean(),
  /** Why a `fallido` failed. */
  motivo: z.nullable(z.enum([...fallaMotivos, "texto_corregido"])),
  /** How it is printed, since it was made; null without, and for what is only packed. */
  receta: z.nullable(RecetaFactsSchema),
  /** Colors that its receta takes. */
  colores: z.array(z.strictObject({ nombre: z.string(), color: z.string() })),
  /** The owner's choice: pieces of one material and colors that share it wait for one placa. Null: in sequence. */
  placa: z.nullable(z.number()),
});
export type Trabajo = z.infer<typeof TrabajoSchema>;

export const TallerSchema = z.strictObject({ trabajos: z.array(TrabajoSchema) });

/** All of one pedido; without it the open ones of every pedido. */
export const TallerQuerySchema = z.strictObject({ pedido_id: z.optional(IdSchema) });

const stepError = "Ese paso del taller no existe.";
const motivoError = "Elige por qué falló.";

/** Most pieces of one act. */
export const maxTrabajos = 200;

/** All of them move, or none. */
export const StepTrabajosSchema = z
  .strictObject({
    ids: z
      .array(IdSchema, { error: "Elige las piezas." })
      .check(
        z.minLength(1, "Elige las piezas."),
        z.maxLength(maxTrabajos, `Elige hasta ${maxTrabajos} piezas.`),
      ),
    /** The estado that the caller saw: compare and set. */
    desde: z.enum(trabajoEstados, { error: stepError }),
    estado: z.enum(trabajoEstados, { error: stepError }),
    motivo: z.optional(z.enum(fallaMotivos, { error: motivoError })),
  })
  .check(
    z.refine(({ estado, motivo }) => (estado === "fallido") === (motivo !== undefined), {
      error: motivoError,
      path: ["motivo"],
    }),
  );
export type StepTrabajos = z.infer<typeof StepTrabajosSchema>;

/** Most pieces whose placa one act changes: a full one, and the one that comes. */
const maxPlaced = 1_000;
const placaOrNone = z.nullable(IdSchema);

/** All of them get their placa, or none. */
export const PlaceTrabajosSchema = z.strictObject({
  piezas: z
    .array(
      /** `desde` is the placa that the caller saw: compare and set. */
      z.strictObject({ id: IdSchema, desde: placaOrNone, placa: placaOrNone }),
      { error: "Elige las piezas." },
    )
    .check(
      z.minLength(1, "Elige las piezas."),
      z.maxLength(maxPlaced, `Elige hasta ${maxPlaced} piezas.`),
      z.refine(
        (piezas) => new Set(piezas.map(({ id }) => id)).size === piezas.length,
        "Una pieza está dos veces.",
      ),
    ),
});
export type PlaceTrabajos = z.infer<typeof PlaceTrabajosSchema>;

/** One file, or `quitar`. */
export const PhotographTrabajoSchema = z.strictObject({
  quitar: z.optional(z.literal("1", { error: "Manda una foto, o pide quitar la que hay." })),
});

/** The piece is of the caller, or of the pedido of a mail's link. */
export const OpenTrabajoFotoSchema = z.strictObject({
  trabajo_id: IdSchema,
  enlace: z.optional(PedidoEnlaceSchema.shape.enlace),
});

/** A data URL (WebP of at most 1600 pixels a side). */
export const TrabajoFotoSchema = z.strictObject({ foto: z.string() });
