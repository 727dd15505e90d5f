import * as z from "zod/mini";
import {
  ClienteDetalleSchema,
  ClienteIdQuerySchema,
  ClienteSchema,
  ClientesQuerySchema,
  DatosClienteSchema,
  DeleteClienteSchema,
} from "../schemas/clientes.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import type { OperationSpec } from "./spec.ts";

export const clientesOperations = {
  listClientes: {
    summary: "Quienes tienen cuenta o compraron sin ella, los más nuevos primero.",
    access: "admin",
    query: ClientesQuerySchema,
    body: null,
    answer: z.array(ClienteSchema),
  },
  getCliente: {
    summary: "Una persona: sus pedidos, mensajes, devoluciones, notas y solicitudes de datos.",
    access: "admin",
    query: ClienteIdQuerySchema,
    body: null,
    answer: ClienteDetalleSchema,
  },
  exportCliente: {
    summary: "Todo lo que la tienda guarda de una persona, para entregárselo.",
    access: "admin",
    asksProof: true,
    query: ClienteIdQuerySchema,
    body: null,
    answer: DatosClienteSchema,
  },
  deleteCliente: {
    summary: "Borra los datos de una persona, y su cuenta si la tiene, como ella misma.",
    access: "admin",
    asksProof: true,
    query: ClienteIdQuerySchema,
    body: DeleteClienteSchema,
    answer: AcknowledgementSchema,
  },
} as const satisfies Record<string, OperationSpec>;
