/** Titles and descriptions for search engines and previews. */
export const metaCopy = {
  tienda: "Tienda de piezas impresas en 3D en Chile",
  about: "Nosotros: impresión 3D hecha en Chile",
  contacto: "Contacto y cotización de impresión 3D",
  contactoDescription:
    "Escríbenos por una pieza a tu medida, un pedido o una duda. Te contesta una persona, con precio y plazo.",
  categoria: (nombre: string) => `${nombre}: impresión 3D en Chile`,
  categoriaDescription: (lead: string) =>
    `${lead} Impreso en 3D en Chile, con despacho a todo el país.`,
  page: (text: string, pagina: number) => `${text}, página ${pagina}`,
  pageDescription: (text: string, pagina: number) => `Página ${pagina}. ${text}`,
  search: (q: string) => `Búsqueda de «${q}»`,
  producto: (descripcion: string, nombre: string) =>
    `${descripcion === "" ? `${nombre}.` : descripcion} Pieza impresa en 3D en Chile, capa por capa.`,
  productoNotFound: "Producto no encontrado",
  productoFailed: "No se pudo cargar el producto",
  categoriaFailed: "No se pudieron cargar los productos",
  admin: (title: string) => `${title} · Administración`,
  previewAlt: (nombre: string) => `${nombre}: un volcán impreso en 3D, con sus capas a la vista`,
} as const;
