export { deleteCarritoOf, selectLineas, subtractLinea } from "./carrito.queries.ts";
export { carritoRoutes } from "./carrito.routes.ts";
