import { imagenLimits } from "#contract/schemas/productos-admin.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { type ProductoLine, productoLines } from "#contract/values/producto/producto-lines.ts";

/** Binding: docs/reglas.md 56. */
export const adminProductosCopy = {
  title: "Productos",
  create: "Crear Producto",
  edit: "Editar Producto",
  export: "Exportar CSV",
  fileName: "productos.csv",
  import: "Importar CSV",

  countersLabel: "Resumen de productos",
  counters: { total: "Total de Productos", activos: "Activos", inactivos: "Inactivos" },
  countersFailed: "No pudimos contar los productos.",

  searchLabel: "Buscar producto o SKU",
  estado: "Estado",
  estadoAll: "Todos",
  estadoActive: "Activos",
  estadoInactive: "Inactivos",
  categoria: "Categoría",
  categoriaAll: "Todas",
  stockBajo: "Stock bajo",
  orden: "Ordenar por",
  ordenes: {
    recientes: "Más nuevos",
    nombre: "Nombre",
    precio_asc: "Precio: menor a mayor",
    precio_desc: "Precio: mayor a menor",
    mas_vendidos: "Más vendidos",
    mejor_evaluados: "Mejor evaluados",
    stock_asc: "Stock: menor a mayor",
    stock_desc: "Stock: mayor a menor",
  },
  filters: "Filtros",

  columns: {
    producto: "Producto",
    sku: "SKU",
    precio: "Precio",
    stock: "Stock",
    estado: "Estado",
    destacado: "Destacado",
    acciones: "Acciones",
  },
  tableLabel: "Productos de la tienda",
  active: "Activo",
  inactive: "Inactivo",
  editOne: (nombre: string) => `Editar ${nombre}`,
  changeOf: {
    precio: (nombre: string, number: string) => `Cambiar el precio de ${nombre}: $${number}`,
    stock: (nombre: string, number: string) => `Cambiar el stock de ${nombre}: stock ${number}`,
  },
  numberOf: {
    precio: (nombre: string) => `Precio de ${nombre}`,
    stock: (nombre: string) => `Stock de ${nombre}`,
  },
  numberSaved: {
    precio: (nombre: string, number: string) => `«${nombre}» ahora cuesta $${number}.`,
    stock: (nombre: string, number: string) => `Stock de «${nombre}»: ${number}.`,
  },
  saveNumber: "Guardar",
  destacadoOne: (nombre: string) => `Destacar ${nombre}`,
  destacadoOn: (nombre: string) => `«${nombre}» ahora está entre los destacados.`,
  destacadoOff: (nombre: string) => `«${nombre}» ya no está entre los destacados.`,
  loadFailed: "No pudimos cargar los productos. Inténtalo de nuevo.",
  empty: "Aún no hay productos. Crea el primero.",

  deactivate: {
    button: "Desactivar",
    buttonOf: (nombre: string) => `Desactivar ${nombre}`,
    title: "Desactivar producto",
    text: (nombre: string) =>
      `«${nombre}» dejará de verse y de venderse en la tienda. No se borra nada: puedes activarlo cuando quieras.`,
    done: (nombre: string) => `«${nombre}» quedó inactivo.`,
  },
  activate: {
    button: "Activar",
    buttonOf: (nombre: string) => `Activar ${nombre}`,
    title: "Activar producto",
    text: (nombre: string) => `«${nombre}» volverá a verse y a venderse en la tienda.`,
    done: (nombre: string) => `«${nombre}» quedó activo.`,
  },
  changeFailed: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  cancel: "Cancelar",
} as const;

export const productoFormCopy = {
  loading: "Cargando el producto…",
  loadFailed: "No pudimos cargar el producto. Inténtalo de nuevo.",
  retry: "Reintentar",
  labels: {
    nombre: "Nombre",
    sku: "SKU",
    descripcion: "Descripción",
    precio: "Precio",
    stock: "Stock",
    ...mapLines((name) => productoLines[name].label),
    peso_gramos: "Peso en gramos",
    suministro: "¿De dónde sale cada unidad?",
    plazo_dias: "Días hábiles para hacerla",
    por_semana: "Unidades por semana",
    categoria_id: "Categoría",
    personalizacion: "Personalización",
    a_medida: "¿Se hace a medida?",
    destacado: "¿Producto Destacado?",
    imagenes: "Imágenes",
  },
  nombreOfVariante: "Sale de su familia: cámbialo en sus variantes.",
  variantes: "Ver todas sus variantes",
  duplicate: "Duplicar",
  copyName: (nombre: string) => `${nombre} (copia)`,
  copied: (nombre: string) =>
    `Es una copia de «${nombre}». Escribe su SKU y su stock; las imágenes no se copian.`,
  impresion: "Impresión: tiempo, filamento y archivo",
  addVariantes: "Venderlo en varios colores o tamaños",
  precioHint: "En pesos, con IVA incluido.",
  stockHint: "Unidades que se pueden vender.",
  suministros: { estante: "Del estante", encargo: "La hago cuando la compran" },
  plazoHint: "La tienda los suma a los del despacho.",
  semanaHint: "Las que se venden en siete días; después, la tienda dice que está agotado.",
  lineHints: {
    dimensiones: "Ancho x alto x fondo. Por ejemplo, 10x15x8 cm.",
    altura_capa: "Por ejemplo, 0,2 mm.",
  } as Partial<Record<ProductoLine, string>>,
  aMedidaByCampos:
    "Se hace a medida: no se puede comprar sin el texto o la fecha que pide. La tienda lo avisa antes de pagar.",
  aMedidaHint:
    "Se fabrica con lo que pide tu cliente: un nombre, una foto, sus medidas. La tienda lo avisa antes de pagar y entonces no tiene retracto. Un diseño del catálogo, en un color que tienes, sí lo tiene: no lo marques.",
  destacadoHint: "Aparece en la página de inicio.",
  chooseCategoria: "Elige una categoría",
  currentCategoria: "La categoría actual",
  categoriaInactive: (nombre: string) => `${nombre} (inactiva)`,

  dropIdle: "Arrastra imágenes o haz clic para seleccionarlas",
  dropActive: "Suelta las imágenes aquí...",
  dropHint: `PNG, JPG, GIF. Hasta ${imagenLimits.maxFiles} por vez; las fotos grandes se achican solas.`,
  imagenesLabel: "Imágenes del producto, en su orden",
  imagenAlt: (place: number, total: number) => `Imagen ${place} de ${total}`,
  cover: "Portada",
  makeCoverOf: (place: number) => `Hacer portada la imagen ${place}`,
  moveLeft: (place: number) => `Mover la imagen ${place} a la izquierda`,
  moveRight: (place: number) => `Mover la imagen ${place} a la derecha`,
  remove: (place: number) => `Quitar la imagen ${place}`,
  uploading: (name: string) => `Subiendo ${name}`,
  added: (count: number) => (count === 1 ? "1 imagen agregada." : `${count} imágenes agregadas.`),
  removed: "Imagen quitada.",
  moved: (place: number, total: number) => `La imagen quedó en el lugar ${place} de ${total}.`,
  movedToCover: "La imagen ahora es la portada.",
  wrongType: (name: string) => `«${name}» no es una imagen PNG, JPG o GIF.`,
  foreign: (name: string) =>
    `Este navegador no puede leer «${name}». Guárdala como JPG y vuelve a elegirla.`,
  preparing: "Preparando las imágenes…",
  emptyFile: (name: string) => `«${name}» está vacío.`,
  unreadable: (name: string) => `«${name}» no se puede leer como imagen.`,
  tooManyAtOnce: (left: readonly string[]) =>
    `Puedes subir hasta ${imagenLimits.maxFiles} imágenes nuevas por vez. ${leftOut(left)}`,
  tooManyPerProducto: (left: readonly string[]) =>
    `Un producto tiene hasta ${imagenLimits.maxPerProducto} imágenes. ${leftOut(left)}`,

  save: "Guardar Producto",
  saving: "Guardando...",
  cancel: "Cancelar",
  created: (nombre: string) => `«${nombre}» quedó creado.`,
  updated: (nombre: string) => `«${nombre}» quedó guardado.`,
  seeInTienda: "Ver en la tienda",
  saveFailed: "Ocurrió un error inesperado.",
  offlineTitle: "Se cortó la conexión y el producto no se guardó.",
  offlineText: "Tus datos y tus imágenes siguen aquí. Vuelve a tocar «Guardar Producto».",

  staleTitle: "El producto cambió mientras lo editabas.",
  staleText: "Lo que escribiste sigue aquí. Elige cómo seguir:",
  staleChanges: "Esto cambió en la versión actual:",
  staleLoad: "Cargar la versión actual",
  staleKeep: "Seguir con mis cambios",
  staleLoadFailed: "No pudimos leer la versión actual. Inténtalo de nuevo.",
  loadedTitle: "Esta es la versión actual.",
  loadedUndo: "Volver a lo que escribí",
  rebasedText: "Tus cambios siguen aquí. Al guardar reemplazarán a la versión actual.",
  changedTo: (field: string, value: string) => `${field}: ahora ${value}`,
  imagenesChanged: (total: number) => (total === 1 ? "1 imagen" : `${total} imágenes`),
  nothing: "sin dato",
  yes: "sí",
  no: "no",

  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Hay cambios que no has guardado. Si sales ahora, se pierden.",
  leave: "Salir sin guardar",
  stay: "Seguir editando",
} as const;

const maxNames = 3;
const list = new Intl.ListFormat("es-CL");

function leftOut(names: readonly string[]): string {
  const quoted = names.slice(0, maxNames).map((name) => `«${name}»`);
  const more = names.length - quoted.length;
  if (names.length === 1) return `Quedó fuera 1 imagen: ${quoted[0]}.`;
  const shown = more > 0 ? [...quoted, `${more} más`] : quoted;
  return `Quedaron fuera ${names.length} imágenes: ${list.format(shown)}.`;
}
