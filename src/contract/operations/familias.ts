import { IdQuerySchema } from "../schemas/catalogo.ts";
import { FamiliaAnswerSchema, FamiliaSchema, SaveFamiliaSchema } from "../schemas/familias.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import type { OperationSpec } from "./spec.ts";

export const familiasOperations = {
  getFamilia: {
    summary: "Las variantes de la familia de un producto.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: FamiliaSchema,
  },
  saveFamilia: {
    summary:
      "Guarda la familia de un producto, o la crea: sus ejes y sus variantes. Las que no vienen quedan fuera de ella.",
    access: "admin",
    query: IdQuerySchema,
    body: SaveFamiliaSchema,
    answer: FamiliaAnswerSchema,
  },
  dissolveFamilia: {
    summary: "Deshace la familia de un producto: cada variante queda como producto aparte.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
