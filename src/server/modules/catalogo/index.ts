export {
  countAllProductos,
  insertCategoria,
  insertProducto,
  type NewProducto,
  selectCategoriaIds,
} from "./carga.queries.ts";
export { catalogoRoutes } from "./catalogo.routes.ts";
export { findImagenPaths } from "./catalogo.service.ts";
export { ensureCategorias } from "./categorias-iniciales.ts";
export {
  keepReservas,
  releaseExpired,
  releaseReservas,
  reserve,
  sellReservas,
} from "./reservas.queries.ts";
export {
  bumpCatalogoVersion,
  countStockBajo,
  heldBy,
  type Movement,
  readCatalogoVersion,
} from "./stock.queries.ts";
