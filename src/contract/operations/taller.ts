import { TallerQuerySchema, TallerSchema } from "../schemas/taller.ts";
import type { OperationSpec } from "./spec.ts";

export const tallerOperations = {
  listTrabajos: {
    summary:
      "Los trabajos del taller: uno por cada unidad pagada, para imprimir o para empacar. Los abiertos de todos los pedidos, o todos los de uno.",
    access: "admin",
    query: TallerQuerySchema,
    body: null,
    answer: TallerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
