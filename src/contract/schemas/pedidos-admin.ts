import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { IdSchema, optionalText, requiredText } from "./fields.ts";
import { busquedaQuery, fechaQuery, onlyTrue, paginaShape } from "./lists.ts";
import { intentoEstados } from "./pagos.ts";
import { PedidoSchema, pedidoEstados } from "./pedidos.ts";

const filterShape = {
  /** Number, name or mail address. */
  q: busquedaQuery,
  estado: z.optional(z.enum(pedidoEstados, { error: "El estado no es válido." })),
  /** First and last day on which it was made, in Chile's calendar. */
  desde: z.optional(fechaQuery("desde")),
  hasta: z.optional(fechaQuery("hasta")),
};

export const AllPedidosQuerySchema = z.strictObject({
  todos: onlyTrue("todos"),
  ...filterShape,
  ...paginaShape,
});

/** The filters of the list, without its pages: the file holds all matches. */
export const PedidosCsvQuerySchema = z.strictObject(filterShape);

export const PedidoAdminSchema = z.strictObject({
  ...PedidoSchema.shape,
  nombre: z.string(),
  email: z.string(),
});

/** States into which the owner moves a pedido by hand. */
export const manualEstados = ["en_preparacion", "enviado", "entregado"] as const;
export type ManualEstado = (typeof manualEstados)[number];

/** `enviado` needs both words about the despacho; repeated with other words it corrects them. */
export const MovePedidoSchema = z.strictObject({
  estado: z.enum(manualEstados, { error: "El estado no es válido." }),
  /** The estado that the caller saw; when it stands elsewhere by now nothing is overwritten. */
  desde: z.optional(z.enum(pedidoEstados, { error: "El estado no es válido." })),
  transportista: optionalText("transportista", 60),
  seguimiento: optionalText("seguimiento", 80),
});

/** One thing that happened to a pedido, for the owner. */
export const EventoSchema = z.strictObject({
  id: z.number(),
  estado: z.enum(pedidoEstados),
  motivo: z.string(),
  /** Who did it, null when the shop did it by itself. */
  autor: z.nullable(z.string()),
  creado_en: z.number(),
});

export const NotaSchema = z.strictObject({
  id: z.number(),
  autor: z.string(),
  texto: z.string(),
  creado_en: z.number(),
});

/** One try to pay, with what the provider said of it. */
export const IntentoSchema = z.strictObject({
  id: z.number(),
  estado: z.enum(intentoEstados),
  buy_order: z.string(),
  monto: z.number(),
  codigo_autorizacion: z.nullable(z.string()),
  tipo_pago: z.nullable(z.string()),
  cuotas: z.nullable(z.number()),
  ultimos_digitos: z.nullable(z.string()),
  estado_proveedor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** Why the last try to give the money back did not succeed. */
  ultimo_error: z.nullable(z.string()),
  /** When the provider is asked next; null when it is settled, or when only a person can help. */
  proxima_consulta_en: z.nullable(z.number()),
  creado_en: z.number(),
  actualizado_en: z.number(),
});

export const ReembolsoDetalleSchema = z.strictObject({
  estado: z.enum(["pendiente", "hecho"]),
  monto: z.number(),
  motivo: z.string(),
  reponer_stock: z.boolean(),
  /** REVERSED (within three hours) or NULLIFIED, as the provider said, or OTRA_VIA; null while it is pending. */
  tipo: z.nullable(z.string()),
  /** Why the provider did not accept it at the last try. */
  error: z.nullable(z.string()),
  autor: z.string(),
  creado_en: z.number(),
  hecho_en: z.nullable(z.number()),
});

export const PedidoDetalleAdminSchema = z.strictObject({
  ...PedidoAdminSchema.shape,
  usuario_id: z.number(),
  /** SKU of each line by its id. */
  skus: z.record(z.string(), z.string()),
  eventos: z.array(EventoSchema),
  notas: z.array(NotaSchema),
  intentos: z.array(IntentoSchema),
  reembolso_detalle: z.nullable(ReembolsoDetalleSchema),
});

export const PedidoAnswerSchema = z.strictObject({
  mensaje: z.string(),
  pedido: PedidoDetalleAdminSchema,
});

export const NotaInputSchema = z.strictObject({
  pedido_id: IdSchema,
  texto: requiredText("texto", 1000, errorMessages.notaRequired),
});

/** The whole amount goes back; the owner says whether the units go back on the shelf. */
export const ReembolsoInputSchema = z.strictObject({
  pedido_id: IdSchema,
  motivo: requiredText("motivo", 300),
  reponer_stock: z.boolean({ error: 'El campo "reponer stock" debe ser true o false.' }),
});

/** Money whose fate is not known yet, or that waits to be given back. */
export const DoubtfulPagoSchema = z.strictObject({
  intento_id: z.number(),
  pedido_id: z.number(),
  numero: z.string(),
  nombre: z.string(),
  estado: z.enum(intentoEstados),
  monto: z.number(),
  motivo: z.nullable(z.string()),
  /** Why the last try to give the money back did not succeed. */
  ultimo_error: z.nullable(z.string()),
  /** How often the provider was asked. */
  consultas: z.number(),
  /** When it is asked next; null when nobody asks any more: look at it by hand. */
  proxima_consulta_en: z.nullable(z.number()),
  creado_en: z.number(),
});

export const DoubtfulPagosQuerySchema = z.strictObject(paginaShape);

export type AllPedidosQuery = z.infer<typeof AllPedidosQuerySchema>;
export type PedidosCsvQuery = z.infer<typeof PedidosCsvQuerySchema>;
export type PedidoAdmin = z.infer<typeof PedidoAdminSchema>;
export type PedidoDetalleAdmin = z.infer<typeof PedidoDetalleAdminSchema>;
export type MovePedido = z.output<typeof MovePedidoSchema>;
export type Evento = z.infer<typeof EventoSchema>;
export type Nota = z.infer<typeof NotaSchema>;
export type IntentoAdmin = z.infer<typeof IntentoSchema>;
export type ReembolsoDetalle = z.infer<typeof ReembolsoDetalleSchema>;
export type DoubtfulPago = z.infer<typeof DoubtfulPagoSchema>;
