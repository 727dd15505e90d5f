export {
  countAllProductos,
  insertCategoria,
  insertProducto,
  type NewProducto,
  selectCategoriaIds,
} from "./carga.queries.ts";
export { selectCategoriasActivas } from "./catalogo.queries.ts";
export { catalogoRoutes } from "./catalogo.routes.ts";
export { findImagenPaths } from "./catalogo.service.ts";
export { categoriasAdminRoutes } from "./categorias-admin.routes.ts";
export { ensureCategorias } from "./categorias-iniciales.ts";
export { productosAdminRoutes } from "./productos-admin.routes.ts";
export { productosCsvRoutes } from "./productos-csv.routes.ts";
export {
  countReservasAbiertas,
  keepReservas,
  releaseExpired,
  releaseReservas,
  reserve,
  returnSoldReservas,
  sellReservas,
  unkeepReservas,
} from "./reservas.queries.ts";
export {
  listSitemapPartes,
  listSitemapProductos,
  type SitemapProducto,
} from "./sitemap.service.ts";
export {
  bumpCatalogoVersion,
  countStockBajo,
  heldBy,
  type Movement,
  readCatalogoVersion,
} from "./stock.queries.ts";
export { sweepImagenes } from "./sweep-imagenes.service.ts";
