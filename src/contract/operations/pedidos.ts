import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import { AcknowledgementSchema } from "../schemas/fields.ts";
import {
  OpenPedidoSchema,
  PedidoDeEnlaceSchema,
  PedidoEnlaceSchema,
  PedidoIdQuerySchema,
} from "../schemas/invitado.ts";
import { PedidoSchema } from "../schemas/pedidos.ts";
import {
  AllPedidosQuerySchema,
  CorrectTextoSchema,
  MovePedidoSchema,
  NotaInputSchema,
  PedidoAdminSchema,
  PedidoAnswerSchema,
  PedidoDetalleAdminSchema,
  PedidosCsvQuerySchema,
  SaveBoletaSchema,
  VentasCsvQuerySchema,
} from "../schemas/pedidos-admin.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

export const pedidosOperations = {
  listPedidos: {
    summary: "Los pedidos de la cuenta, los más nuevos primero.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(PedidoSchema),
  },
  getPedido: {
    summary: "Un pedido propio; un administrador ve cualquiera.",
    access: "user",
    query: IdQuerySchema,
    body: null,
    answer: PedidoSchema,
  },
  openPedidoEnlace: {
    summary:
      "Un pedido por el enlace de sus correos, o recién pagado sin cuenta por el token de su pago. Solo ese pedido.",
    access: "public",
    query: noQuery,
    body: OpenPedidoSchema,
    answer: PedidoDeEnlaceSchema,
  },
  endPedidoEnlace: {
    summary: "Quien recibió el enlace de un pedido lo termina, con los demás enlaces ya enviados.",
    access: "public",
    query: noQuery,
    body: PedidoEnlaceSchema,
    answer: AcknowledgementSchema,
  },
  endPedidoEnlaces: {
    summary: "La tienda termina los enlaces de un pedido.",
    access: "admin",
    query: PedidoIdQuerySchema,
    body: null,
    answer: AcknowledgementSchema,
  },
  listAllPedidos: {
    summary: "Todos los pedidos de la tienda, los más nuevos primero o por plazo.",
    access: "admin",
    query: AllPedidosQuerySchema,
    body: null,
    answer: z.array(PedidoAdminSchema),
  },
  movePedido: {
    summary: "Marca un pedido en preparación, enviado o entregado, y avisa a quien compró.",
    access: "admin",
    query: IdQuerySchema,
    body: MovePedidoSchema,
    answer: PedidoAnswerSchema,
  },
  getPedidoDetalle: {
    summary: "Un pedido con su historia, sus pagos y sus notas.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: PedidoDetalleAdminSchema,
  },
  exportPedidos: {
    summary: "Los pedidos como archivo CSV, con los filtros de la lista.",
    access: "admin",
    asksProof: true,
    query: PedidosCsvQuerySchema,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
  exportVentas: {
    summary:
      "Los pedidos pagados en un mes, con boleta, neto, IVA, total y reembolsos, como archivo CSV para contabilidad.",
    access: "admin",
    asksProof: true,
    query: VentasCsvQuerySchema,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
  saveBoleta: {
    summary: "Anota, corrige o quita el número de la boleta de un pedido pagado.",
    access: "admin",
    query: IdQuerySchema,
    body: SaveBoletaSchema,
    answer: PedidoAnswerSchema,
  },
  correctTexto: {
    summary:
      "Corrige lo que dice una pieza pagada y sin enviar, en todas o en algunas de sus unidades, y avisa a quien compró.",
    access: "admin",
    query: noQuery,
    body: CorrectTextoSchema,
    answer: PedidoAnswerSchema,
  },
  addPedidoNota: {
    summary: "Agrega una nota interna a un pedido.",
    access: "admin",
    query: noQuery,
    body: NotaInputSchema,
    answer: PedidoAnswerSchema,
    status: 201,
  },
} as const satisfies Record<string, OperationSpec>;
