export {
  hasProducto,
  isPublicCategoria,
  selectActiveCategorias,
  selectMateriales,
  selectProductoNombres,
  selectPublicNombre,
} from "./catalogo.queries.ts";
export { catalogoRoutes } from "./catalogo.routes.ts";
export { findImagenPaths, readCampos } from "./catalogo.service.ts";
export { catalogoChanged, onCatalogoChange } from "./catalogo-changes.ts";
export { readCatalogoChanges } from "./catalogo-version.queries.ts";
export { insertCategoria, selectCategorias } from "./categorias/categorias-admin.queries.ts";
export { categoriasAdminRoutes } from "./categorias/categorias-admin.routes.ts";
export { ensureCategorias } from "./categorias/initial-categorias.ts";
export { lockColores, maxColores, selectColores } from "./colores/colores.queries.ts";
export { coloresRoutes } from "./colores/colores.routes.ts";
export { type Fuentes, selectFuentes } from "./colores/fuentes.queries.ts";
export { listNewColores } from "./colores/list-new-colores.ts";
export { productosCsvRoutes } from "./csv/productos-csv.routes.ts";
export { describeListed } from "./familias/describe-listed.ts";
export { lockRelatives, selectRelatives } from "./familias/familias.queries.ts";
export { familiasRoutes } from "./familias/familias.routes.ts";
export { sweepListed } from "./familias/listed.service.ts";
export { keepMs as pictureKeepMs, takeCensus } from "./imagenes/picture-census.ts";
export {
  adoptImagenes,
  inspectImagenes,
  sweepImagenes,
} from "./imagenes/sweep-imagenes.service.ts";
export { ensureTiendaClave } from "./imagenes/tienda-clave.queries.ts";
export { productoBusqueda } from "./productos/producto-busqueda.ts";
export { diffFields } from "./productos/producto-trail.ts";
export { productosAdminRoutes } from "./productos/productos-admin.routes.ts";
export { countFallida, writeFallidas } from "./search/fallidas.ts";
export { sinonimosRoutes } from "./sinonimos/sinonimos.routes.ts";
export {
  listSitemapParts,
  listSitemapProductos,
  type SitemapProducto,
} from "./sitemap.service.ts";
export { sweepCupos } from "./stock/cupos.service.ts";
export { type EncargoRow, selectEncargosAfter, writeEsperas } from "./stock/esperas.queries.ts";
export {
  countLargeHolds,
  countOpenReservas,
  selectHeldBy,
  sumHeldOf,
} from "./stock/held-units.queries.ts";
export {
  type Held,
  holdReservas,
  keepReservas,
  letReservasExpire,
  lockReservas,
  releaseExpired,
  releaseReservas,
  reserve,
  returnSoldUnits,
  sellReservas,
} from "./stock/reservas.queries.ts";
export {
  findOffered,
  type SellableRow,
  selectAvailable,
  selectEncargosAmong,
  selectSellables,
  selectSoldOut,
} from "./stock/sellable.queries.ts";
export {
  countLowStock,
  countSinPeso,
  type Movement,
  takeStockBack,
} from "./stock/stock.queries.ts";
export { moveReservasTo } from "./stock/stock-of-intento.queries.ts";
export { maxUnitsOf } from "./stock/unit-bounds.ts";
