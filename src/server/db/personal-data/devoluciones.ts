import type { Schema } from "../schema/schema.ts";
import { blank, type Columns, empty, gone, keep, none, ours, personal } from "./personal-column.ts";

/** Claims about a pedido: the books keep the row, without words (docs/decisiones.md 74). */
export const personalDevoluciones = {
  devoluciones: {
    ...none("id", "pedido_id", "clave", "reembolso_id", "recibida_en", "resuelta_en"),
    tipo: personal("devolucion", keep("which right was used, by nobody"), "devoluciones.tipo"),
    solucion: personal("devolucion", keep("what was asked, by nobody"), "devoluciones.solucion"),
    estado: personal("devolucion", keep("how it ended, for nobody"), "devoluciones.estado"),
    detalle: personal("devolucion", blank(empty), "devoluciones.detalle"),
    respuesta: personal("devolucion", blank(empty), "devoluciones.respuesta"),
    autor: personal("administracion", keep("who answered"), ours),
    creado_en: personal("devolucion", keep("when it was asked"), "devoluciones.creado_en"),
    respondida_en: personal("devolucion", keep("when it ended"), "devoluciones.respondida_en"),
  },
  devolucion_fotos: {
    ...none("devolucion_id", "orden", "pedido_id", "creado_en"),
    contenido: personal("devolucion", gone, "devoluciones.fotos"),
  },
  devolucion_lineas: none("devolucion_id", "detalle_id", "cantidad"),
} satisfies { readonly [T in keyof Schema]?: Columns<Schema[T]> };
