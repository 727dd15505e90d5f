import * as z from "zod/mini";
import {
  CarritoAnswerSchema,
  CarritoSchema,
  DeleteCarritoSchema,
  SetCarritoSchema,
} from "./carrito.ts";
import { IdQuerySchema } from "./catalogo.ts";
import { ContactoSchema } from "./contacto.ts";
import { DireccionAnswerSchema, DireccionInputSchema, DireccionSchema } from "./direcciones.ts";
import { MensajeSchema } from "./fields.ts";
import { noQuery, type OperationSpec } from "./operation-spec.ts";
import { catalogoOperations } from "./operations-catalogo.ts";
import { cuentasOperations } from "./operations-cuentas.ts";
import { pedidosAdminOperations } from "./operations-pedidos.ts";
import { trabajoOperations } from "./operations-trabajo.ts";
import { IniciarPagoAnswerSchema, IniciarPagoSchema, PagoRetornoSchema } from "./pagos.ts";
import { PedidoSchema } from "./pedidos.ts";
import type { OperationName } from "./routes.ts";

export type { Access, OperationSpec } from "./operation-spec.ts";

/** The table everything derives from: routes, client, documentation, authorisation and fuzz tests. */
export const operations = {
  ...cuentasOperations,
  ...catalogoOperations,
  getCarrito: {
    summary: "El carrito de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: CarritoSchema,
  },
  setCarrito: {
    summary: "Fija la cantidad de un producto; 0 o menos lo quita.",
    access: "user",
    query: noQuery,
    body: SetCarritoSchema,
    answer: CarritoAnswerSchema,
  },
  deleteCarrito: {
    summary: "Quita un producto del carrito.",
    access: "user",
    query: noQuery,
    body: DeleteCarritoSchema,
    answer: CarritoAnswerSchema,
  },
  listDirecciones: {
    summary: "Las direcciones guardadas de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: z.array(DireccionSchema),
  },
  createDireccion: {
    summary: "Guarda una dirección.",
    access: "user",
    query: noQuery,
    body: DireccionInputSchema,
    answer: DireccionAnswerSchema,
    status: 201,
  },
  updateDireccion: {
    summary: "Cambia una dirección.",
    access: "user",
    query: IdQuerySchema,
    body: DireccionInputSchema,
    answer: DireccionAnswerSchema,
  },
  deleteDireccion: {
    summary: "Elimina una dirección.",
    access: "user",
    query: IdQuerySchema,
    body: null,
    answer: MensajeSchema,
  },
  iniciarPago: {
    summary: "Congela el carrito en un pedido, reserva el stock e inicia el pago.",
    access: "user",
    query: noQuery,
    body: IniciarPagoSchema,
    answer: IniciarPagoAnswerSchema,
  },
  pagoRetornoGet: {
    summary: "Regreso del navegador desde el proveedor de pago.",
    access: "public",
    query: PagoRetornoSchema,
    body: null,
    answer: null,
    status: 303,
  },
  pagoRetornoPost: {
    summary: "Regreso del navegador desde el proveedor de pago, por formulario.",
    access: "public",
    query: PagoRetornoSchema,
    body: PagoRetornoSchema,
    answer: null,
    status: 303,
    acceptsForm: true,
  },
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
  ...pedidosAdminOperations,
  ...trabajoOperations,
  enviarContacto: {
    summary: "Envía un mensaje a la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoSchema,
    answer: MensajeSchema,
  },
} as const satisfies Record<OperationName, OperationSpec>;

export type Operations = typeof operations;
