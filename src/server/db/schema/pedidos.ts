import type { Generated } from "kysely";
import type { DiscrepanciaTipo, Medida } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import type { Flag, Millis } from "./values.ts";

export type PedidosTable = {
  id: Generated<number>;
  usuario_id: number;
  estado: PedidoEstado;
  total: number;
  nombre: string;
  email: string;
  /** JSON, FrozenDireccionSchema. */
  direccion: string;
  /** Who receives it; empty for the buyer. */
  recibe: Generated<string>;
  /** E.164, or empty. */
  telefono: Generated<string>;
  /** SHA-256 of lines, prices, address and total: an equal carrito pays the same pedido. */
  huella: string;
  /** JSON, PagoSchema. */
  pago: string | null;
  creado_en: Millis;
  pagado_en: Millis | null;
  busqueda: Generated<string>;
  transportista: string | null;
  seguimiento: string | null;
  enviado_en: Millis | null;
  entregado_en: Millis | null;
  /** Number of the boleta that the owner issued elsewhere. */
  boleta: string | null;
  /** In force when the payment began; null for pedidos from before versions. */
  terminos_version: Generated<number | null>;
  /** Null: the payment began without the box. */
  terminos_aceptados_en: Generated<Millis | null>;
  /** Pesos that went back, in whatever way. */
  devuelto: Generated<number>;
  despacho_modo: Generated<Modo>;
  /** Part of `total`. */
  despacho_precio: Generated<number>;
  /** Days of Chile, as 2026-11-26; null when only the shop's general sentence was promised. */
  despacho_desde: Generated<string | null>;
  despacho_hasta: Generated<string | null>;
  /** Day on which the parcel is to be ready; null for pedidos from before, and without days. */
  despacho_listo: Generated<string | null>;
};

/** `secciones`: JSON, LegalSection[]. Rows are only added. */
export type TerminosVersionesTable = {
  id: Generated<number>;
  /** SHA-256 of `secciones`. */
  huella: string;
  secciones: string;
  creado_en: Millis;
};

export type PedidoDetallesTable = {
  id: Generated<number>;
  pedido_id: number;
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio_unitario: number;
  cantidad: number;
  /** Copied from the producto when the payment began. */
  a_medida: Generated<Flag>;
  /** Only on a line `a_medida`: the buyer was told before paying that it cannot be returned at will. */
  sin_retracto: Generated<Flag>;
  /** JSON, list of ValorSchema, as it was when it was bought; or "". */
  personalizacion: Generated<string>;
  /** Processes from before the claves of options write it; nothing reads it, and it goes when the table changes next. */
  huella: Generated<string>;
};

export type PedidoEventosTable = {
  id: Generated<number>;
  pedido_id: number;
  estado: PedidoEstado;
  motivo: string;
  /** Null for the shop itself. */
  autor: string | null;
  creado_en: Millis;
};

export type PedidoNotasTable = {
  id: Generated<number>;
  pedido_id: number;
  autor: string;
  texto: string;
  creado_en: Millis;
};

export type ReembolsosTable = {
  id: Generated<number>;
  pedido_id: number;
  intento_id: number;
  monto: number;
  /** Share of `monto` that belongs to no line. */
  despacho: Generated<number>;
  motivo: string;
  reponer_stock: Flag;
  estado: "pendiente" | "hecho";
  /** REVERSED or NULLIFIED from the provider, or OTRA_VIA. */
  tipo: string | null;
  error: string | null;
  autor: string;
  /** The caller's: a repeated call makes no second reembolso. */
  clave: string | null;
  /** Pesos that the provider had given back of this payment when it was decided. */
  devuelto_antes: Generated<number>;
  creado_en: Millis;
  /** When the provider was last asked to give it back. */
  enviado_en: Millis | null;
  /** Its outcome is unknown: sent, and not answered. What may be asked again is decided by this alone. */
  sin_respuesta: Generated<Flag>;
  hecho_en: Millis | null;
};

export type ReembolsoLineasTable = {
  reembolso_id: number;
  detalle_id: number;
  cantidad: number;
};

export type PagoIntentosTable = {
  id: Generated<number>;
  pedido_id: number;
  usuario_id: number;
  estado: IntentoEstado;
  buy_order: string;
  session_id: string;
  token: string | null;
  url: string | null;
  monto: number;
  /** The provider's base address; a token is valid only there. */
  ambiente: string;
  comercio: string;
  codigo_autorizacion: string | null;
  tipo_pago: string | null;
  cuotas: number | null;
  monto_cuota: number | null;
  ultimos_digitos: string | null;
  codigo_respuesta: number | null;
  estado_proveedor: string | null;
  motivo: string | null;
  consultas: Generated<number>;
  /** Next question; null when settled or when a person has to act. */
  proxima_consulta_en: Millis | null;
  /** Error of the last refund. */
  ultimo_error: string | null;
  duda_avisada_en: Millis | null;
  /** When the person began to hold stock unpaid; null for an intento that held none. */
  reserva_desde: Generated<Millis | null>;
  /** When its hold was to end; the creation for an intento that held none. */
  reserva_hasta: Generated<Millis | null>;
  /** Keyed hash of a new account's network, while it may hold stock. */
  red: Generated<string | null>;
  /** 1: refunded outside the provider. */
  por_otra_via: Generated<Flag>;
  /** Pesos that the provider gave back. */
  devuelto: Generated<number>;
  creado_en: Millis;
  actualizado_en: Millis;
};

export type ReservasTable = {
  id: Generated<number>;
  intento_id: number;
  usuario_id: number;
  producto_id: number;
  cantidad: number;
  estado: "abierta" | "vendida" | "liberada";
  expira_en: Millis;
  /** Null before, and of sales before migration 0061. */
  vendida_en: Generated<Millis | null>;
};

/** `fecha` is Chile's, as 2026-11-21. */
export type ConciliacionesTable = {
  fecha: string;
  /** Compared up to here. */
  hasta_id: number;
  /** Lease of the next part. */
  tomada_hasta: Millis;
  /** Consecutive questions without an answer. */
  fallos: Generated<number>;
  comparados: Generated<number>;
  /** Skipped without an answer. */
  sin_respuesta: Generated<number>;
  empezada_en: Millis;
  terminada_en: Millis | null;
};

export type DiscrepanciasTable = {
  id: Generated<number>;
  intento_id: number;
  pedido_id: number;
  tipo: DiscrepanciaTipo;
  nuestro_estado: IntentoEstado;
  nuestro_monto: number;
  suyo_estado: string;
  suyo_monto: number;
  medida: Medida | null;
  estado: "abierta" | "resuelta";
  nota: string | null;
  autor: string | null;
  creado_en: Millis;
  resuelta_en: Millis | null;
};
