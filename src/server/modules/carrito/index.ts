export { deleteCarritoOf, deleteLineasBefore, subtractLineas } from "./carrito.queries.ts";
export { carritoRoutes } from "./carrito.routes.ts";
export { readLineas, readWanted } from "./carrito.service.ts";
export { type Linea, refusePieza, sumByProducto, sumUnits } from "./linea.ts";
