export { deleteCarritoOf, type LineaRow, selectLineas, subtractLinea } from "./carrito.queries.ts";
export { carritoRoutes } from "./carrito.routes.ts";
