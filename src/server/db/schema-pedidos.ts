import type { Generated } from "kysely";
import type { DiscrepanciaTipo, Medida } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Flag, Millis } from "./schema-values.ts";

export type PedidosTable = {
  id: Generated<number>;
  usuario_id: number;
  estado: PedidoEstado;
  total: number;
  nombre: string;
  email: string;
  /** Frozen address as JSON, PedidoDireccionSchema. */
  direccion: string;
  /** SHA-256 over lines, prices, address and total: an equal cart pays the same pedido again. */
  huella: string;
  /** What the receipt shows, PagoSchema as JSON; frozen when paid. */
  pago: string | null;
  creado_en: Millis;
  pagado_en: Millis | null;
  /** Folded text in which the owner's list searches; see pedidoBusqueda. */
  busqueda: Generated<string>;
  transportista: string | null;
  seguimiento: string | null;
  enviado_en: Millis | null;
  entregado_en: Millis | null;
};

export type PedidoDetallesTable = {
  id: Generated<number>;
  pedido_id: number;
  producto_id: number;
  nombre_producto: string;
  sku: string;
  precio_unitario: number;
  cantidad: number;
};

export type PedidoEventosTable = {
  id: Generated<number>;
  pedido_id: number;
  estado: PedidoEstado;
  motivo: string;
  /** Who did it; null when the shop did it by itself. */
  autor: string | null;
  creado_en: Millis;
};

/** The owner's own words on a pedido. */
export type PedidoNotasTable = {
  id: Generated<number>;
  pedido_id: number;
  autor: string;
  texto: string;
  creado_en: Millis;
};

/** Money that the owner decided to give back; at most one row for a pedido. */
export type ReembolsosTable = {
  id: Generated<number>;
  pedido_id: number;
  intento_id: number;
  monto: number;
  motivo: string;
  /** Whether the units go back on the shelf once the money is back. */
  reponer_stock: Flag;
  estado: "pendiente" | "hecho";
  /** REVERSED or NULLIFIED, as the provider said, or OTRA_VIA. */
  tipo: string | null;
  /** Why the provider did not accept it at the last try. */
  error: string | null;
  autor: string;
  creado_en: Millis;
  hecho_en: Millis | null;
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
  /** The provider's base address and commerce code with which it was created. */
  ambiente: string;
  comercio: string;
  codigo_autorizacion: string | null;
  tipo_pago: string | null;
  cuotas: number | null;
  monto_cuota: number | null;
  ultimos_digitos: string | null;
  codigo_respuesta: number | null;
  estado_proveedor: string | null;
  /** Why it ended as it did, for the owner. */
  motivo: string | null;
  consultas: Generated<number>;
  /** When the reconciler asks the provider next; null once settled, or when only a person can help. */
  proxima_consulta_en: Millis | null;
  /** Why the last try to give the money back did not succeed. */
  ultimo_error: string | null;
  /** When the log was told that it has been in doubt for long. */
  duda_avisada_en: Millis | null;
  /** The money went back outside the provider. */
  por_otra_via: Generated<Flag>;
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
};

/** The comparison of one day of Chile's calendar with the provider's record, as `2026-11-21`. */
export type ConciliacionesTable = {
  fecha: string;
  /** Attempts up to this one are compared. */
  hasta_id: number;
  /** Nobody takes the next part before. */
  tomada_hasta: Millis;
  /** Questions in a row about the next attempt that got no answer. */
  fallos: Generated<number>;
  comparados: Generated<number>;
  /** Attempts that were passed over, because the provider said nothing of them. */
  sin_respuesta: Generated<number>;
  empezada_en: Millis;
  terminada_en: Millis | null;
};

/** Where our record and the provider's differ; the same difference is kept once. */
export type DiscrepanciasTable = {
  id: Generated<number>;
  intento_id: number;
  pedido_id: number;
  tipo: DiscrepanciaTipo;
  nuestro_estado: IntentoEstado;
  nuestro_monto: number;
  suyo_estado: string;
  suyo_monto: number;
  /** What the shop did by itself. */
  medida: Medida | null;
  estado: "abierta" | "resuelta";
  /** What the administrator wrote who closed it. */
  nota: string | null;
  autor: string | null;
  creado_en: Millis;
  resuelta_en: Millis | null;
};
