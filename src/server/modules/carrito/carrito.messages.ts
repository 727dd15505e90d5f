export const carritoMessages = {
  updated: "Carrito actualizado.",
  removed: "Producto eliminado del carrito.",
} as const;
