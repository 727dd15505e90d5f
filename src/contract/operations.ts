import * as z from "zod/mini";
import {
  CarritoAnswerSchema,
  CarritoSchema,
  DeleteCarritoSchema,
  SetCarritoSchema,
} from "./carrito.ts";
import {
  CategoriaSchema,
  IdQuerySchema,
  ProductoDetalleSchema,
  ProductoSchema,
  ProductosQuerySchema,
} from "./catalogo.ts";
import { ContactoSchema } from "./contacto.ts";
import { CuentaSchema } from "./cuenta.ts";
import {
  CambiarPasswordSchema,
  DeleteCuentaSchema,
  GoogleLoginSchema,
  IniciarGoogleSchema,
  LoginSchema,
  RecuperacionSchema,
  ReenviarVerificacionSchema,
  RegistrarSchema,
  ResetearPasswordSchema,
  SessionAnswerSchema,
  TokenAnswerSchema,
  UpdateCuentaSchema,
  UrlAnswerSchema,
  VerificarEmailQuerySchema,
} from "./cuentas.ts";
import { DireccionAnswerSchema, DireccionInputSchema, DireccionSchema } from "./direcciones.ts";
import { MensajeSchema } from "./fields.ts";
import { IniciarPagoAnswerSchema, IniciarPagoSchema, PagoRetornoSchema } from "./pagos.ts";
import { PedidoAdminSchema, PedidoSchema, PedidosTodosQuerySchema } from "./pedidos.ts";
import type { OperationName } from "./routes.ts";
import { TiendaSchema } from "./tienda.ts";

export type Access = "public" | "user" | "admin";

export type OperationSpec = {
  /** One Spanish line for the API page. */
  summary: string;
  access: Access;
  query: z.ZodMiniType;
  /** Null when the call takes no body. */
  body: z.ZodMiniType | null;
  /** Null when the call answers with a redirect instead of JSON. */
  answer: z.ZodMiniType | null;
  /** Status of success, 200 unless told. */
  status?: number;
  /** Accepts a form post from another site: only the return from the payment provider. */
  acceptsForm?: boolean;
};

const noQuery = z.strictObject({});

/** The table everything derives from: routes, client, documentation, authorisation and fuzz tests. */
export const operations = {
  login: {
    summary: "Inicia sesión con correo y contraseña.",
    access: "public",
    query: noQuery,
    body: LoginSchema,
    answer: TokenAnswerSchema,
  },
  registrar: {
    summary: "Crea una cuenta sin verificar y envía el enlace de verificación.",
    access: "public",
    query: noQuery,
    body: RegistrarSchema,
    answer: MensajeSchema,
    status: 201,
  },
  verificarEmail: {
    summary: "Verifica el correo de una cuenta con el enlace recibido.",
    access: "public",
    query: VerificarEmailQuerySchema,
    body: null,
    answer: MensajeSchema,
  },
  reenviarVerificacion: {
    summary: "Envía otra vez el enlace de verificación.",
    access: "public",
    query: noQuery,
    body: ReenviarVerificacionSchema,
    answer: MensajeSchema,
  },
  renovar: {
    summary: "Renueva la sesión mientras se usa, hasta su fin absoluto.",
    access: "user",
    query: noQuery,
    body: null,
    answer: TokenAnswerSchema,
  },
  solicitarRecuperacion: {
    summary: "Envía un enlace para elegir una contraseña nueva.",
    access: "public",
    query: noQuery,
    body: RecuperacionSchema,
    answer: MensajeSchema,
  },
  resetearPassword: {
    summary: "Fija la contraseña con el enlace recibido y termina todas las sesiones.",
    access: "public",
    query: noQuery,
    body: ResetearPasswordSchema,
    answer: MensajeSchema,
  },
  cambiarPassword: {
    summary: "Cambia la contraseña y termina las otras sesiones.",
    access: "user",
    query: noQuery,
    body: CambiarPasswordSchema,
    answer: SessionAnswerSchema,
  },
  iniciarGoogle: {
    summary: "La dirección de Google a la que va quien quiere ingresar con su cuenta.",
    access: "public",
    query: noQuery,
    body: IniciarGoogleSchema,
    answer: UrlAnswerSchema,
  },
  googleLogin: {
    summary: "Inicia sesión con el código que entregó Google.",
    access: "public",
    query: noQuery,
    body: GoogleLoginSchema,
    answer: TokenAnswerSchema,
  },
  getCuenta: {
    summary: "Todo lo que la tienda guarda de quien pregunta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: CuentaSchema,
  },
  updateCuenta: {
    summary: "Cambia el nombre de la cuenta.",
    access: "user",
    query: noQuery,
    body: UpdateCuentaSchema,
    answer: SessionAnswerSchema,
  },
  deleteCuenta: {
    summary: "Borra la cuenta: los pedidos quedan, la persona no.",
    access: "user",
    query: noQuery,
    body: DeleteCuentaSchema,
    answer: MensajeSchema,
  },
  logout: {
    summary: "Cierra todas las sesiones de la cuenta.",
    access: "user",
    query: noQuery,
    body: null,
    answer: MensajeSchema,
  },
  getTienda: {
    summary: "Datos públicos de la tienda.",
    access: "public",
    query: noQuery,
    body: null,
    answer: TiendaSchema,
  },
  listProductos: {
    summary: "Lista los productos activos, los más nuevos primero.",
    access: "public",
    query: ProductosQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  getProducto: {
    summary: "Un producto con sus imágenes y opiniones.",
    access: "public",
    query: IdQuerySchema,
    body: null,
    answer: ProductoDetalleSchema,
  },
  listDestacados: {
    summary: "Lista los productos destacados.",
    access: "public",
    query: ProductosQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  listTodosProductos: {
    summary: "Lista todos los productos, también los inactivos.",
    access: "admin",
    query: ProductosQuerySchema,
    body: null,
    answer: z.array(ProductoSchema),
  },
  listCategorias: {
    summary: "Lista las categorías activas.",
    access: "public",
    query: noQuery,
    body: null,
    answer: z.array(CategoriaSchema),
  },
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
  listTodosPedidos: {
    summary: "Todos los pedidos de la tienda, los más nuevos primero.",
    access: "admin",
    query: PedidosTodosQuerySchema,
    body: null,
    answer: z.array(PedidoAdminSchema),
  },
  enviarContacto: {
    summary: "Envía un mensaje a la tienda.",
    access: "public",
    query: noQuery,
    body: ContactoSchema,
    answer: MensajeSchema,
  },
} as const satisfies Record<OperationName, OperationSpec>;

export type Operations = typeof operations;
