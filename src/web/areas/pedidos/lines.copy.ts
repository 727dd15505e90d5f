/** The columns of what was bought. */
export const linesCopy = {
  producto: "Producto",
  cantidad: "Cantidad",
  precio: "Precio",
  total: "Total",
} as const;
