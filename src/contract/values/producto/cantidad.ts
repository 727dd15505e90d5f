/** Upper bound of a line; keeps totals inside safe integers. */
export const maxCantidad = 9999;

/** Lines of a carrito or a pedido. */
export const maxLineas = 100;

/** Lines that a statement reads: additions at the same time may pass `maxLineas` by some. */
export const maxLineaRows = 2 * maxLineas;
