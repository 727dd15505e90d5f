export { deleteCarritoOf, subtractLinea } from "./carrito.queries.ts";
export { carritoRoutes } from "./carrito.routes.ts";
export { type Linea, selectLineas } from "./carrito.service.ts";
