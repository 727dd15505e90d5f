import * as z from "zod/mini";
import { requiredField } from "../error-messages.ts";
import { opinionLengths } from "../values/lengths.ts";
import { IdSchema, optionalText } from "./fields.ts";
import { onlyTrue, paginaShape } from "./lists.ts";

const calificacionError = "La calificación debe estar entre 1 y 5 estrellas.";

/** For a bought producto; a second one replaces the first. */
export const OpinionInputSchema = z.strictObject({
  producto_id: IdSchema,
  calificacion: z
    .int({
      error: (issue) =>
        issue.input === undefined ? requiredField("calificacion") : calificacionError,
    })
    .check(z.gte(1, calificacionError), z.lte(5, calificacionError)),
  comentario: optionalText("comentario", opinionLengths.comentario),
});

export const OwnOpinionSchema = z.strictObject({
  id: z.number(),
  producto_id: z.number(),
  calificacion: z.number(),
  comentario: z.string(),
  /** Hidden by the owner. */
  oculta: z.boolean(),
  respuesta: z.nullable(z.string()),
  creado_en: z.number(),
  /** Last change by its author; null when unchanged. */
  actualizado_en: z.nullable(z.number()),
});

export const OpinionAnswerSchema = z.strictObject({
  mensaje: z.string(),
  opinion: OwnOpinionSchema,
});

/** Most stars of an opinion that asks for an answer. */
export const fewStars = 3;

/** `por_responder`: without an answer and with at most `fewStars`. Both of those without one are visible. */
export const opinionFilters = ["visibles", "ocultas", "sin_respuesta", "por_responder"] as const;
export type OpinionFilter = (typeof opinionFilters)[number];

export const AllOpinionesQuerySchema = z.strictObject({
  todas: onlyTrue("todas"),
  mostrar: z.optional(z.enum(opinionFilters, { error: "El filtro no es válido." })),
  producto_id: z.optional(IdSchema),
  ...paginaShape,
});

export const OpinionAdminSchema = z.strictObject({
  ...OwnOpinionSchema.shape,
  nombre_usuario: z.string(),
  nombre_producto: z.string(),
});

/** An empty respuesta deletes the answer. */
export const PatchOpinionSchema = z
  .strictObject({
    oculta: z.optional(z.boolean({ error: 'El campo "oculta" debe ser true o false.' })),
    respuesta: z.optional(optionalText("respuesta", opinionLengths.respuesta)),
  })
  .check(
    z.refine(({ oculta, respuesta }) => oculta !== undefined || respuesta !== undefined, {
      error: requiredField("oculta"),
      path: ["oculta"],
    }),
  );

export const OpinionAdminAnswerSchema = z.strictObject({
  mensaje: z.string(),
  opinion: OpinionAdminSchema,
});

export type OpinionInput = z.output<typeof OpinionInputSchema>;
export type OwnOpinion = z.infer<typeof OwnOpinionSchema>;
export type OpinionAdmin = z.infer<typeof OpinionAdminSchema>;
export type AllOpinionesQuery = z.infer<typeof AllOpinionesQuerySchema>;
