export {
  isPublicCategoria,
  isPublicProducto,
  selectCategoriasActivas,
} from "./catalogo.queries.ts";
export { catalogoRoutes } from "./catalogo.routes.ts";
export { findImagenPaths } from "./catalogo.service.ts";
export { categoriasAdminRoutes } from "./categorias/categorias-admin.routes.ts";
export { ensureCategorias } from "./categorias/initial-categorias.ts";
export { productosCsvRoutes } from "./csv/productos-csv.routes.ts";
export { sweepImagenes } from "./imagenes/sweep-imagenes.service.ts";
export { productosAdminRoutes } from "./productos/productos-admin.routes.ts";
export {
  countAllProductos,
  insertCategoria,
  insertProducto,
  type NewProducto,
  selectCategoriaIds,
} from "./seed.queries.ts";
export {
  listSitemapPartes,
  listSitemapProductos,
  type SitemapProducto,
} from "./sitemap.service.ts";
export { slugify } from "./slug.ts";
export {
  countReservasAbiertas,
  keepReservas,
  releaseExpired,
  releaseReservas,
  reserve,
  returnSoldReservas,
  sellReservas,
  unkeepReservas,
} from "./stock/reservas.queries.ts";
export {
  bumpCatalogoVersion,
  countStockBajo,
  heldBy,
  type Movement,
  readCatalogoVersion,
} from "./stock/stock.queries.ts";
