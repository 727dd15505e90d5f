import type { Orden } from "#contract/values/producto/catalogo-lists.ts";

/** `hasMore`: a search that found more than it lists (docs/reglas.md 118). */
export type Found = { total: number; hasMore: boolean };

/** Binding: docs/reglas.md 44. */
export const catalogoCopy = {
  title: "Nuestra Tienda",
  lead: "Todo lo que ves sale de nuestras impresoras en Chile, capa por capa.",
  description:
    "Figuras, prototipos, regalos, accesorios gamer y decoración impresos en 3D en Chile. Busca, filtra y recibe en tu casa.",
  search: "Buscar Producto",
  searchPlaceholder: "Nombre, material…",
  searchButton: "Buscar",
  categorias: "Categorías",
  todas: "Todas",
  filters: "Filtros",
  openFilters: (active: number) => (active === 0 ? "Filtros" : `Filtros (${active})`),
  precio: "Precio",
  precioMin: "Desde",
  precioMax: "Hasta",
  precioApply: "Aplicar precio",
  precioBetween: (desde: string | null, hasta: string | null) => {
    if (desde === null) return `Hasta ${hasta}`;
    return hasta === null ? `Desde ${desde}` : `${desde} a ${hasta}`;
  },
  material: "Material",
  color: "Color",
  more: "Disponibilidad y opiniones",
  disponible: "Disponibles ahora",
  estrellas: "4 estrellas o más",
  counted: (total: number) => (total === 1 ? "1 producto" : `${total} productos`),
  showResults: "Mostrar resultados",
  clear: "Limpiar filtros",
  orden: "Ordenar por",
  apply: "Aplicar",
  foundCount: ({ total, hasMore }: Found) => {
    const count = total === 1 ? "1 producto" : `${total} productos`;
    return hasMore ? `Más de ${count}` : count;
  },
  foundFor: (q: string) => `para «${q}»`,
  searchEnd: "Hay más productos con esas palabras: agrega otra para encontrar el tuyo.",
  results: "Productos",
  desde: "desde",
  variantes: (total: number) => `${total} opciones`,
  colores: (names: string) => `Colores: ${names}`,
  activeFilters: "Filtros puestos",
  removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
  searchedFor: (q: string) => `Buscaste «${q}».`,
  searched: (q: string) => `«${q}»`,
  suggestions: "O empieza por una categoría",
  shelfEnd: "Hasta aquí llega el estante.",
  shelfEndLink: "¿No está lo que buscas? Escríbenos",
  emptyTitle: "No se encontraron productos",
  emptyText: "Intenta ajustar tu búsqueda o selección de categoría.",
  loadFailedTitle: "La repisa no alcanzó a llegar",
  loadFailed: "No se pudieron cargar los productos. Inténtalo de nuevo más tarde.",
  loadFailedHelp: "Puede ser la conexión. Lo que tienes en el carrito sigue ahí.",
  goHome: "Ir al inicio",
  retry: "Reintentar",
  categoriaNotFound: "Esta categoría no existe",
} as const;

export const ordenLabels: Record<Orden, string> = {
  relevancia: "Lo más parecido",
  recientes: "Más recientes",
  mas_vendidos: "Más vendidos",
  mejor_evaluados: "Mejor evaluados",
  precio_asc: "Menor precio",
  precio_desc: "Mayor precio",
  nombre: "Nombre",
};

const leads = new Map([
  ["figuras", "Fauna, personajes y miniaturas con las líneas de capa a la vista."],
  ["prototipos", "Piezas que encajan, giran y aguantan: para probar antes de fabricar."],
  ["regalos", "Con nombre, con fecha o con cariño: hechos para una sola persona."],
  ["gamer", "Soportes, torres de dados y todo lo que tu escritorio estaba esperando."],
  ["decoracion", "Jarrones, lámparas y relieves para que tu casa tenga algo propio."],
]);

/** New categorias get a general sentence. */
export function categoriaLead({ slug, nombre }: { slug: string; nombre: string }): string {
  return leads.get(slug) ?? `${nombre}: piezas impresas en 3D en Chile, capa por capa.`;
}
