import * as z from "zod/mini";
import { IdQuerySchema } from "../schemas/catalogo.ts";
import {
  CloseDiscrepanciaSchema,
  DiscrepanciaAnswerSchema,
  DiscrepanciaSchema,
  DiscrepanciasQuerySchema,
  ResolvePagoSchema,
  ResolveReembolsoSchema,
} from "../schemas/conciliacion.ts";
import { StartPagoAsInvitadoSchema } from "../schemas/invitado.ts";
import { PagoRetornoSchema, StartPagoAnswerSchema, StartPagoSchema } from "../schemas/pagos.ts";
import {
  DoubtfulPagoSchema,
  DoubtfulPagosQuerySchema,
  PedidoAnswerSchema,
  ReembolsoInputSchema,
} from "../schemas/pedidos-admin.ts";
import { noQuery, type OperationSpec } from "./spec.ts";

/** Payment, return from the provider, refunds. */
export const pagosOperations = {
  startPago: {
    summary: "Congela el carrito en un pedido, reserva el stock e inicia el pago.",
    access: "user",
    query: noQuery,
    body: StartPagoSchema,
    answer: StartPagoAnswerSchema,
  },
  startPagoAsInvitado: {
    summary:
      "Lo mismo sin cuenta: quien compra dice su correo, a dónde va y qué lleva. Una llamada con token es la otra.",
    access: "public",
    unsignedBy: "invitado",
    query: noQuery,
    body: StartPagoAsInvitadoSchema,
    answer: StartPagoAnswerSchema,
  },
  getPagoRetorno: {
    summary: "Regreso del navegador desde el proveedor de pago.",
    access: "public",
    query: PagoRetornoSchema,
    body: null,
    answer: null,
    status: 303,
  },
  postPagoRetorno: {
    summary: "Regreso del navegador desde el proveedor de pago, por formulario.",
    access: "public",
    query: PagoRetornoSchema,
    body: PagoRetornoSchema,
    answer: null,
    status: 303,
    acceptsForm: true,
  },
  createReembolso: {
    summary:
      "Devuelve lo que queda del pago de un pedido, o con `lineas` solo esas unidades; repetido no devuelve dos veces.",
    access: "admin",
    asksProof: true,
    query: noQuery,
    body: ReembolsoInputSchema,
    answer: PedidoAnswerSchema,
  },
  resolveReembolso: {
    summary:
      "Cierra una devolución que Webpay no hará: se devolvió por otra vía, o se retira porque el dinero sigue cobrado.",
    access: "admin",
    asksProof: true,
    query: noQuery,
    body: ResolveReembolsoSchema,
    answer: PedidoAnswerSchema,
  },
  resolvePago: {
    summary:
      "Cierra un pago cuya confirmación quedó en duda más de siete días: Webpay lo cobró, o no.",
    access: "admin",
    asksProof: true,
    query: noQuery,
    body: ResolvePagoSchema,
    answer: PedidoAnswerSchema,
  },
  listDoubtfulPagos: {
    summary: "Pagos cuyo resultado no se conoce aún, o que esperan su devolución.",
    access: "admin",
    query: DoubtfulPagosQuerySchema,
    body: null,
    answer: z.array(DoubtfulPagoSchema),
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
