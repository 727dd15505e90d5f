import type { AuditoriaEntidad } from "#contract/schemas/administracion.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { productoLines } from "#contract/values/producto/producto-lines.ts";

export const auditoriaCopy = {
  title: "Registro de cambios",
  lead: "Quién hizo qué, y cuándo. Nadie puede borrarlo.",
  failed: "No pudimos cargar el registro. Inténtalo de nuevo.",
  empty: "Aún no hay cambios. Aquí quedará lo que haga la administración.",
  which: "Registro",
  acts: "Cambios de la administración",
  security: "Seguridad",
  filter: "Mostrar",
  all: "Todo",
  list: "Cambios",
  back: "Hoy",
  only: (what: string) => `Solo ${what}`,
  seeAll: "Ver todo",
  by: (autor: string, moment: string) => `${autor}, ${moment}`,
  technical: "Datos técnicos",
  solicitud: (id: string) => `Solicitud: ${id}`,
  before: "antes",
  after: "ahora",
  nothing: "nada",
  yes: "sí",
  no: "no",
  more: (count: number) => `y ${count} más`,
  seePedido: "Ver pedido",
  history: (what: string) => `Cambios de ${what}`,
} as const;

export const entidadPlurals: Readonly<Record<AuditoriaEntidad, string>> = {
  producto: "Productos",
  categoria: "Categorías",
  pedido: "Pedidos",
  mensaje: "Mensajes",
  opinion: "Opiniones",
  importacion: "Importaciones",
  discrepancia: "Diferencias con Webpay",
  usuario: "Cuentas",
  invitacion: "Invitaciones",
  sinonimo: "Palabras de búsqueda",
  color: "Colores",
  familia: "Familias",
  ajustes: "Ajustes",
  despacho: "Despacho",
  peticion: "Solicitudes de datos",
  brecha: "Vulneraciones de datos",
  devolucion: "Retractos y garantías",
  trabajo: "Taller",
};

export const entidadNames: Readonly<Record<AuditoriaEntidad, string>> = {
  producto: "producto",
  categoria: "categoría",
  pedido: "pedido",
  mensaje: "mensaje",
  opinion: "opinión",
  importacion: "importación",
  discrepancia: "diferencia con Webpay",
  usuario: "cuenta",
  invitacion: "invitación",
  sinonimo: "palabras de búsqueda",
  color: "color",
  familia: "familia",
  ajustes: "los ajustes",
  despacho: "despacho",
  peticion: "solicitud de datos",
  brecha: "vulneración de datos",
  devolucion: "retracto o garantía",
  trabajo: "pieza del taller",
};

/** Fields without a name here are shown with spaces for underscores. */
export const fieldNames: Readonly<Record<string, string>> = {
  descripcion: "descripción",
  ...mapLines((name) => productoLines[name].label.toLowerCase()),
  a_medida: "a medida",
  categoria_id: "número de categoría",
  categoria: "categoría",
  imagenes: "imágenes",
  numero: "número",
  peso_gramos: "peso en gramos",
  plazo_dias: "días hábiles para hacerla",
  por_semana: "unidades por semana",
  sku: "SKU",
  reponer_stock: "repone stock",
  respuesta_id: "número de respuesta",
  nota_id: "número de nota",
  reembolso_id: "número de reembolso",
  intento_id: "número de intento",
  pedido_id: "número interno del pedido",
};

export const mensajeEstadoNames: Readonly<Record<string, string>> = {
  nuevo: "Nuevo",
  respondido: "Respondido",
  cerrado: "Cerrado",
};
