import { AcknowledgementSchema } from "../schemas/fields.ts";
import { StepTrabajosSchema, TallerQuerySchema, TallerSchema } from "../schemas/taller.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const tallerOperations = {
  listTrabajos: {
    summary:
      "Los trabajos del taller: uno por cada unidad pagada, para imprimir o para empacar. Los abiertos de todos los pedidos, o todos los de uno.",
    access: "admin",
    query: TallerQuerySchema,
    body: null,
    answer: TallerSchema,
  },
  stepTrabajos: {
    summary:
      "Lleva trabajos del taller al paso siguiente, o uno atrás; repetido no cambia nada. Uno fallido se vuelve a hacer como trabajo nuevo.",
    access: "admin",
    query: noQuery,
    body: StepTrabajosSchema,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
