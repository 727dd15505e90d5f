import * as z from "zod/mini";
import { modos } from "../values/despacho/despacho.ts";
import { personalizacionShape } from "./personalizacion.ts";

export const pedidoEstados = [
  "pendiente_pago",
  "pagado",
  "en_preparacion",
  "enviado",
  "entregado",
  "fallido",
  "cancelado",
  "expirado",
  "en_revision",
  "reembolsado",
] as const;
export type PedidoEstado = (typeof pedidoEstados)[number];

export const PedidoDetalleSchema = z.strictObject({
  id: z.number(),
  producto_id: z.number(),
  nombre_producto: z.string(),
  cantidad: z.number(),
  /** Whole pesos, at purchase. */
  precio_unitario: z.number(),
  /** Made with what the buyer told, as of the purchase. */
  a_medida: z.boolean(),
  /** Only on a line `a_medida`: the buyer was told so before paying, and cannot regret it. */
  sin_retracto: z.boolean(),
  ...personalizacionShape,
});

/** The receipt's fields (docs/webpay.md "Receipt"). */
export const PagoSchema = z.strictObject({
  codigo_autorizacion: z.string(),
  /** Provider's code, e.g. VD, VN, VC, SI. */
  tipo_pago: z.string(),
  cuotas: z.number(),
  /** Whole pesos, null when the provider does not say. */
  monto_cuota: z.nullable(z.number()),
  ultimos_digitos: z.string(),
  /** Epoch milliseconds. */
  pagado_en: z.number(),
});

/** Shape of `pedidos.direccion`. */
export const FrozenDireccionSchema = z.strictObject({
  alias: z.string(),
  calle_numero: z.string(),
  comuna: z.string(),
  ciudad: z.string(),
  region: z.string(),
  nota: z.string(),
});

export const PedidoDireccionSchema = z.strictObject({
  ...FrozenDireccionSchema.shape,
  /** Who receives it; empty for the buyer. */
  recibe: z.string(),
  /** E.164, or empty. */
  telefono: z.string(),
});

export type PedidoDireccion = z.infer<typeof PedidoDireccionSchema>;

export const EnvioSchema = z.strictObject({
  transportista: z.string(),
  seguimiento: z.string(),
  /** Epoch milliseconds. */
  enviado_en: z.number(),
});

export const ReembolsoSchema = z.strictObject({
  estado: z.enum(["pendiente", "hecho"]),
  /** Whole pesos. */
  monto: z.number(),
  creado_en: z.number(),
  hecho_en: z.nullable(z.number()),
});

/** `aceptados_en`: epoch milliseconds; null when the payment began without the box. */
export const AcceptedTerminosSchema = z.strictObject({
  version: z.number(),
  aceptados_en: z.nullable(z.number()),
});

export const ReembolsoLineaSchema = z.strictObject({
  detalle_id: z.number(),
  cantidad: z.number(),
});

/** One of several that a pedido may have. */
export const ReembolsoConLineasSchema = z.strictObject({
  id: z.number(),
  ...ReembolsoSchema.shape,
  lineas: z.array(ReembolsoLineaSchema),
});

export const PedidoDespachoSchema = z.strictObject({
  modo: z.enum(modos),
  /** Whole pesos, part of the total. */
  precio: z.number(),
  /** Days of Chile, as 2026-11-26; null when only the shop's general sentence was promised. */
  desde: z.nullable(z.string()),
  hasta: z.nullable(z.string()),
  /** Epoch milliseconds; only of a retiro, once it can be fetched. */
  listo_en: z.nullable(z.number()),
});

export const PedidoSchema = z.strictObject({
  id: z.number(),
  /** E.g. "E-000123". */
  numero: z.string(),
  estado: z.enum(pedidoEstados),
  /** Whole pesos. */
  total: z.number(),
  /** Epoch milliseconds. */
  creado_en: z.number(),
  detalles: z.array(PedidoDetalleSchema),
  direccion: PedidoDireccionSchema,
  /** Once paid. */
  pago: z.nullable(PagoSchema),
  /** Number of the boleta, once the shop has noted it. */
  boleta: z.nullable(z.string()),
  /** Epoch milliseconds; null before. */
  en_preparacion_en: z.nullable(z.number()),
  entregado_en: z.nullable(z.number()),
  despacho: PedidoDespachoSchema,
  /** Null for pedidos from before versions. */
  terminos: z.nullable(AcceptedTerminosSchema),
  /** Once sent. */
  envio: z.nullable(EnvioSchema),
  /** Whole pesos that went back. */
  devuelto: z.number(),
  /** The one that gives back all that was left; null before. */
  reembolso: z.nullable(ReembolsoSchema),
  /** All, also of single lines; the oldest first. */
  reembolsos: z.array(ReembolsoConLineasSchema),
  /** How far its prints are, while they are in the workshop. */
  piezas: z.optional(
    z.strictObject({ total: z.number(), impresas: z.number(), revisadas: z.number() }),
  ),
  /** Checked pieces with a photograph, which is read with `openTrabajoFoto`; absent when there is none. */
  fotos: z.optional(z.array(z.strictObject({ trabajo_id: z.number(), detalle_id: z.number() }))),
});

export type Pedido = z.infer<typeof PedidoSchema>;
export type PedidoDetalle = z.infer<typeof PedidoDetalleSchema>;
export type PedidoDespacho = z.infer<typeof PedidoDespachoSchema>;
export type AcceptedTerminos = z.infer<typeof AcceptedTerminosSchema>;
export type Envio = z.infer<typeof EnvioSchema>;
export type Reembolso = z.infer<typeof ReembolsoSchema>;
export type ReembolsoConLineas = z.infer<typeof ReembolsoConLineasSchema>;
export type Pago = z.infer<typeof PagoSchema>;
