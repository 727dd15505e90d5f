import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { categoriaLengths } from "../values/lengths.ts";
import { CategoriaSchema } from "./catalogo.ts";
import { IdSchema, requiredLine } from "./fields.ts";
import { onlyTrue } from "./lists.ts";

export const CategoriasAdminQuerySchema = z.strictObject({
  incluir_inactivos: onlyTrue("incluir_inactivos"),
});

export const CategoriaAdminSchema = z.strictObject({
  ...CategoriaSchema.shape,
  activo: z.boolean(),
  /** Count, inactive ones included. */
  productos: z.number(),
  /** Those that its public list has; without any the shop does not show it. */
  en_tienda: z.number(),
});

/** Renames with `id`, creates without. */
export const SaveCategoriaSchema = z.strictObject({
  id: z.nullish(IdSchema),
  nombre: requiredLine("nombre", categoriaLengths.nombre, errorMessages.categoriaNombreRequired),
});

export const PatchCategoriaSchema = z.strictObject({
  activo: z.boolean({ error: 'El campo "activo" debe ser true o false.' }),
});

export const CategoriaAnswerSchema = z.strictObject({
  mensaje: z.string(),
  categoria: CategoriaAdminSchema,
});

export type CategoriaAdmin = z.infer<typeof CategoriaAdminSchema>;
