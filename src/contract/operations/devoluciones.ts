import * as z from "zod/mini";
import {
  CreateDevolucionConFotosSchema,
  DevolucionFotosSchema,
  OpenDevolucionFotosSchema,
} from "../schemas/devolucion-fotos.ts";
import {
  AnswerDevolucionSchema,
  CreateDevolucionSchema,
  DevolucionAdminSchema,
  DevolucionAnswerSchema,
  DevolucionCreatedSchema,
  DevolucionesQuerySchema,
  DevolucionIdSchema,
  OpenDevolucionesSchema,
  PedidoDevolucionesSchema,
  StepDevolucionSchema,
} from "../schemas/devoluciones.ts";
import { fotoLimits } from "../values/rights/foto-limits.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const devolucionesOperations = {
  openDevoluciones: {
    summary:
      "Qué se puede pedir aún sobre un pedido (retracto o garantía), hasta cuándo, y lo que ya se pidió. De un pedido propio, o por el enlace de sus correos.",
    access: "public",
    query: noQuery,
    body: OpenDevolucionesSchema,
    answer: PedidoDevolucionesSchema,
  },
  createDevolucion: {
    summary:
      "Pide el retracto de unidades de un pedido, o su garantía por una falla; repetido con la misma clave no pide dos veces.",
    access: "public",
    query: noQuery,
    body: CreateDevolucionSchema,
    answer: DevolucionCreatedSchema,
  },
  createDevolucionConFotos: {
    summary:
      "Pide la garantía por una falla con hasta cuatro fotos, que solo ven quien compró y la tienda.",
    access: "public",
    query: noQuery,
    body: CreateDevolucionConFotosSchema,
    files: { field: "fotos", ...fotoLimits },
    answer: DevolucionCreatedSchema,
  },
  openDevolucionFotos: {
    summary: "Las fotos de una garantía propia, o por el enlace de los correos de su pedido.",
    access: "public",
    query: noQuery,
    body: OpenDevolucionFotosSchema,
    answer: DevolucionFotosSchema,
  },
  getDevolucionFotos: {
    summary: "Las fotos de una garantía.",
    access: "admin",
    query: DevolucionIdSchema,
    body: null,
    answer: DevolucionFotosSchema,
  },
  listDevoluciones: {
    summary:
      "Retractos y garantías: los abiertos desde el más antiguo, los cerrados desde el más nuevo.",
    access: "admin",
    query: DevolucionesQuerySchema,
    body: null,
    answer: z.array(DevolucionAdminSchema),
  },
  answerDevolucion: {
    summary:
      "Acepta o rechaza un retracto o una garantía y lo avisa por correo; al aceptar uno por dinero decide su reembolso.",
    access: "admin",
    asksProof: true,
    query: DevolucionIdSchema,
    body: AnswerDevolucionSchema,
    answer: DevolucionAnswerSchema,
  },
  stepDevolucion: {
    summary:
      "Anota que la pieza de una solicitud aceptada llegó de vuelta, o que salió la nueva o la reparada.",
    access: "admin",
    query: DevolucionIdSchema,
    body: StepDevolucionSchema,
    answer: DevolucionAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
