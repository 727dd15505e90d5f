import type { Schema } from "../schema/schema.ts";
import {
  anonymousEmail,
  anonymousNombre,
  blank,
  type Columns,
  coded,
  empty,
  forProof,
  forTax,
  gone,
  keep,
  none,
  ours,
  personal,
  secret,
} from "./personal-column.ts";

/** Sales and returns. */
export const personalPedidos = {
  pedidos: {
    ...none("id", "usuario_id", "estado", "creado_en", "pagado_en", "enviado_en", "entregado_en"),
    total: personal("pedido", forTax, "pedidos.total"),
    devuelto: personal("pedido", forTax, "pedidos.devuelto"),
    nombre: personal("pedido", blank(anonymousNombre), "nombre"),
    email: personal("pedido", blank(anonymousEmail), "email"),
    direccion: personal("pedido", coded, "pedidos.direccion"),
    recibe: personal("pedido", blank(empty), "pedidos.direccion"),
    telefono: personal("pedido", blank(empty), "pedidos.direccion"),
    huella: personal("pedido", coded, ours),
    busqueda: personal("pedido", coded, ours),
    pago: personal("pago", forTax, "pedidos.pago"),
    boleta: personal("pago", forTax, "pedidos.boleta"),
    transportista: personal("pedido", blank(null), "pedidos.envio"),
    seguimiento: personal("pedido", blank(null), "pedidos.envio"),
    despacho_modo: personal("pedido", forTax, "pedidos.despacho"),
    despacho_precio: personal("pedido", forTax, "pedidos.despacho"),
    despacho_desde: personal("pedido", forTax, "pedidos.despacho"),
    despacho_hasta: personal("pedido", forTax, "pedidos.despacho"),
    despacho_listo: personal("pedido", forTax, ours),
    terminos_version: personal("pedido", forProof, "pedidos.terminos"),
    terminos_aceptados_en: personal("pedido", forProof, "pedidos.terminos"),
  },
  terminos_versiones: none("id", "huella", "secciones", "creado_en"),
  pedido_detalles: {
    ...none("id", "pedido_id", "producto_id", "sku", "precio_unitario"),
    nombre_producto: personal("pedido", forTax, "pedidos.detalles"),
    cantidad: personal("pedido", forTax, "pedidos.detalles"),
    a_medida: personal("pedido", forTax, "pedidos.detalles"),
    sin_retracto: personal("pedido", forProof, "pedidos.detalles"),
    personalizacion: personal("pedido", blank(empty), "pedidos.detalles"),
    huella: personal("pedido", blank(empty), ours),
  },
  pedido_eventos: {
    ...none("id", "pedido_id", "estado", "motivo", "creado_en"),
    autor: personal("administracion", keep("who moved the pedido"), ours),
  },
  pedido_notas: {
    ...none("id", "pedido_id", "creado_en"),
    autor: personal("administracion", gone, ours),
    texto: personal("pedido", gone, "notas.texto"),
  },
  pedido_enlaces: {
    ...none("pedido_id", "creado_en", "expira_en"),
    hash: personal("token", gone, secret),
  },
  reembolsos: {
    ...none("id", "pedido_id", "intento_id", "monto", "reponer_stock", "estado", "tipo", "error"),
    ...none("creado_en", "enviado_en", "hecho_en", "despacho", "clave", "devuelto_antes"),
    ...none("sin_respuesta"),
    motivo: personal("pedido", blank(empty), "notas.texto"),
    autor: personal("administracion", keep("who gave money back"), ours),
  },
  reembolso_lineas: none("reembolso_id", "detalle_id", "cantidad"),
  trabajos: {
    ...none("id", "pedido_id", "detalle_id", "unidad", "tipo", "estado", "antes"),
    ...none("motivo", "reemplaza", "receta_id", "gramos", "placa", "creado_en", "movido_en"),
  },
  trabajo_fotos: {
    ...none("trabajo_id", "creado_en"),
    contenido: personal("pedido", gone, "pedidos.fotos"),
  },
} satisfies {
  readonly [T in
    | "pedidos"
    | "terminos_versiones"
    | "pedido_detalles"
    | "pedido_eventos"
    | "pedido_notas"
    | "pedido_enlaces"
    | "reembolsos"
    | "reembolso_lineas"
    | "trabajos"
    | "trabajo_fotos"]: Columns<Schema[T]>;
};
