/** Upper bound of one line of the carrito, so that totals stay far inside safe integers. */
export const maxCantidad = 9999;
