export { deleteCarritoOf, deleteLineasBefore, subtractLineas } from "./carrito.queries.ts";
export { carritoRoutes } from "./carrito.routes.ts";
export { type Linea, readLineas, readWanted, sumUnits } from "./carrito.service.ts";
