import type { Generated } from "kysely";
import type {
  ConciliacionesTable,
  DiscrepanciasTable,
  PagoIntentosTable,
  PedidoDetallesTable,
  PedidoEventosTable,
  PedidoNotasTable,
  PedidosTable,
  ReembolsosTable,
  ReservasTable,
} from "./schema-pedidos.ts";
import type { Flag, Millis } from "./schema-values.ts";

export type CategoriasTable = {
  id: Generated<number>;
  nombre: string;
  slug: string;
  activo: Generated<Flag>;
  creado_en: Millis;
};

export type ProductosTable = {
  id: Generated<number>;
  nombre: string;
  sku: string;
  descripcion: string;
  precio: number;
  /** Units on the shelf, those held by payments under way included. */
  stock: number;
  /** Sum of the open reservas. */
  reservado: Generated<number>;
  material: string;
  dimensiones: string;
  altura_capa: Generated<string>;
  peso_gramos: number;
  categoria_id: number;
  destacado: Flag;
  activo: Generated<Flag>;
  version: Generated<number>;
  /** Folded text in which the catalogue searches. */
  busqueda: string;
  creado_en: Millis;
};

export type ProductoImagenesTable = {
  id: Generated<number>;
  producto_id: number;
  posicion: number;
  /** Name in the image store; its path is imagenPath(nombre). */
  nombre: string;
  /** The picture in a few pixels, as a data address. */
  marcador: Generated<string>;
};

/** When a picture was taken off its producto: its files stay for those who still see the old page. */
export type ImagenesRetiradasTable = { nombre: string; retirada_en: Millis };

export type OpinionesTable = {
  id: Generated<number>;
  producto_id: number;
  usuario_id: number | null;
  nombre_usuario: string;
  calificacion: number;
  comentario: string;
  oculta: Generated<Flag>;
  respuesta: string | null;
  respondida_en: Millis | null;
  creado_en: Millis;
  /** When its author changed it last. */
  actualizado_en: Millis | null;
};

export type UsuariosTable = {
  id: Generated<number>;
  nombre: string;
  email: string;
  password_hash: string | null;
  rol: "cliente" | "admin";
  activo: Generated<Flag>;
  email_verificado_en: Millis | null;
  /** Google's own name of the person; never reused, unlike a mail address. */
  google_sub: string | null;
  /** When the person had the account erased: the row stays for the pedidos, without the person. */
  borrado_en: Millis | null;
  /** Raised to end every session of the account. */
  sesion_version: Generated<number>;
  creado_en: Millis;
};

export type TokensCorreoTable = {
  id: Generated<number>;
  usuario_id: number;
  proposito: "verificacion" | "recuperacion";
  /** SHA-256 of the token, hex. */
  hash: string;
  creado_en: Millis;
  expira_en: Millis;
  usado_en: Millis | null;
};

export type DireccionesTable = {
  id: Generated<number>;
  usuario_id: number;
  alias: string;
  calle_numero: string;
  comuna: string;
  /** Official code, null for a comuna that was typed freely. */
  comuna_codigo: string | null;
  ciudad: string;
  region: string;
  region_codigo: string;
  nota: string;
  creado_en: Millis;
};

export type CarritoLineasTable = {
  usuario_id: number;
  producto_id: number;
  cantidad: number;
  creado_en: Millis;
};

export type CorreosTable = {
  id: Generated<number>;
  /** One mail per key, e.g. "pedido_pagado:12": writing it twice is harmless. */
  clave: string;
  plantilla: string;
  para: string;
  /** JSON for the template, never a secret. */
  datos: string;
  /** `omitido`: no longer needed when its turn came; `aparcado`: a person has to look at it. */
  estado: "pendiente" | "enviado" | "omitido" | "aparcado";
  intentos: Generated<number>;
  proximo_en: Millis;
  error: string | null;
  creado_en: Millis;
  enviado_en: Millis | null;
};

export type MensajesContactoTable = {
  id: Generated<number>;
  nombre: string;
  email: string;
  mensaje: string;
  estado: "nuevo" | "respondido" | "cerrado";
  creado_en: Millis;
  /** Folded text in which the owner's inbox searches. */
  busqueda: Generated<string>;
  /** When it was answered first. */
  respondido_en: Millis | null;
};

export type MensajeRespuestasTable = {
  id: Generated<number>;
  mensaje_id: number;
  autor: string;
  texto: string;
  creado_en: Millis;
};

/** What administrators did. The engine refuses to change or delete a row. */
export type AuditoriaTable = {
  id: Generated<number>;
  usuario_id: number;
  autor: string;
  accion: string;
  entidad: string;
  entidad_id: number | null;
  /** JSON, by field. */
  antes: string | null;
  despues: string | null;
  /** The request's id, as the log has it. */
  solicitud: string;
  creado_en: Millis;
};

export type CatalogoVersionTable = { id: number; version: number };

/** How often something was tried: one row a key, thrown away after `vence_en`. */
export type LimitesTable = { clave: string; cuenta: number; vence_en: Millis };

export type Schema = {
  categorias: CategoriasTable;
  productos: ProductosTable;
  producto_imagenes: ProductoImagenesTable;
  imagenes_retiradas: ImagenesRetiradasTable;
  opiniones: OpinionesTable;
  usuarios: UsuariosTable;
  tokens_correo: TokensCorreoTable;
  direcciones: DireccionesTable;
  carrito_lineas: CarritoLineasTable;
  pedidos: PedidosTable;
  pedido_detalles: PedidoDetallesTable;
  pedido_eventos: PedidoEventosTable;
  pedido_notas: PedidoNotasTable;
  reembolsos: ReembolsosTable;
  pago_intentos: PagoIntentosTable;
  reservas: ReservasTable;
  conciliaciones: ConciliacionesTable;
  discrepancias: DiscrepanciasTable;
  correos: CorreosTable;
  mensajes_contacto: MensajesContactoTable;
  mensaje_respuestas: MensajeRespuestasTable;
  auditoria: AuditoriaTable;
  catalogo_version: CatalogoVersionTable;
  limites: LimitesTable;
};
