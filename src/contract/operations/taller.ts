import { IdQuerySchema } from "../schemas/catalogo.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  OpenTrabajoFotoSchema,
  PhotographTrabajoSchema,
  StepTrabajosSchema,
  TallerQuerySchema,
  TallerSchema,
  TrabajoFotoSchema,
} from "../schemas/taller.ts";
import { fotoLimits } from "../values/rights/foto-limits.ts";
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
  photographTrabajo: {
    summary:
      "Guarda la foto de una pieza que se revisa, en vez de la que tenía; con «quitar», la quita. Solo la ven quien la compró, una vez revisada, y la tienda.",
    access: "admin",
    query: IdQuerySchema,
    body: PhotographTrabajoSchema,
    files: { field: "fotos", maxFiles: 1, maxFileBytes: fotoLimits.maxFileBytes },
    answer: AcknowledgementSchema,
  },
  openTrabajoFoto: {
    summary:
      "La foto de una pieza revisada de un pedido propio, o por el enlace de sus correos. La tienda ve todas.",
    access: "public",
    query: noQuery,
    body: OpenTrabajoFotoSchema,
    answer: TrabajoFotoSchema,
  },
} as const satisfies Record<string, OperationSpec>;
