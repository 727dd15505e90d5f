import * as z from "zod/mini";
import { IdQuerySchema } from "./catalogo.ts";
import {
  CloseDiscrepanciaSchema,
  CloseReembolsoSchema,
  DiscrepanciaAnswerSchema,
  DiscrepanciaSchema,
  DiscrepanciasQuerySchema,
} from "./conciliacion.ts";
import { noQuery, type OperationSpec } from "./operation-spec.ts";
import {
  MovePedidoSchema,
  NotaInputSchema,
  PagoEnDudaSchema,
  PagosEnDudaQuerySchema,
  PedidoAdminSchema,
  PedidoAnswerSchema,
  PedidoDetalleAdminSchema,
  PedidosCsvQuerySchema,
  PedidosTodosQuerySchema,
  ReembolsoInputSchema,
} from "./pedidos-admin.ts";

/** What the owner does with pedidos and their money. */
export const pedidosAdminOperations = {
  listTodosPedidos: {
    summary: "Todos los pedidos de la tienda, los más nuevos primero.",
    access: "admin",
    query: PedidosTodosQuerySchema,
    body: null,
    answer: z.array(PedidoAdminSchema),
  },
  getPedidoDetalle: {
    summary: "Un pedido con su historia, sus pagos y sus notas.",
    access: "admin",
    query: IdQuerySchema,
    body: null,
    answer: PedidoDetalleAdminSchema,
  },
  movePedido: {
    summary: "Marca un pedido en preparación, enviado o entregado, y avisa a quien compró.",
    access: "admin",
    query: IdQuerySchema,
    body: MovePedidoSchema,
    answer: PedidoAnswerSchema,
  },
  exportPedidos: {
    summary: "Los pedidos como archivo CSV, con los filtros de la lista.",
    access: "admin",
    query: PedidosCsvQuerySchema,
    body: null,
    answer: null,
    fileType: "text/csv",
  },
  addPedidoNota: {
    summary: "Añade una nota interna a un pedido.",
    access: "admin",
    query: noQuery,
    body: NotaInputSchema,
    answer: PedidoAnswerSchema,
    status: 201,
  },
  createReembolso: {
    summary: "Devuelve el pago completo de un pedido; repetido no devuelve dos veces.",
    access: "admin",
    query: noQuery,
    body: ReembolsoInputSchema,
    answer: PedidoAnswerSchema,
  },
  closeReembolso: {
    summary:
      "Cierra una devolución que Webpay no hará: se devolvió por otra vía, o se retira porque el dinero sigue cobrado.",
    access: "admin",
    query: noQuery,
    body: CloseReembolsoSchema,
    answer: PedidoAnswerSchema,
  },
  listPagosEnDuda: {
    summary: "Pagos cuyo resultado no se conoce aún, o que esperan su devolución.",
    access: "admin",
    query: PagosEnDudaQuerySchema,
    body: null,
    answer: z.array(PagoEnDudaSchema),
  },
  listDiscrepancias: {
    summary: "Diferencias con Webpay que encontró la comparación diaria, las más nuevas primero.",
    access: "admin",
    query: DiscrepanciasQuerySchema,
    body: null,
    answer: z.array(DiscrepanciaSchema),
  },
  closeDiscrepancia: {
    summary: "Da por resuelta una diferencia con Webpay, con una nota.",
    access: "admin",
    query: IdQuerySchema,
    body: CloseDiscrepanciaSchema,
    answer: DiscrepanciaAnswerSchema,
  },
} as const satisfies Record<string, OperationSpec>;
