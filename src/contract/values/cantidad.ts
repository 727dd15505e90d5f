/** Upper bound of a line; keeps totals inside safe integers. */
export const maxCantidad = 9999;
