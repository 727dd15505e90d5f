/** Sentences of the cart. The quoted ones of the specification are binding. */
export const carritoCopy = {
  added: "Producto añadido al carrito",
  changeFailed: "No pudimos actualizar tu carrito. Inténtalo de nuevo.",
  loadFailed: "No pudimos cargar tu carrito. Inténtalo de nuevo.",
  guestCartRepaired:
    "Algunos productos guardados en este navegador no se pudieron leer y los quitamos de tu carrito.",
  lineLost: (nombre: string) =>
    `«${nombre}» ya no está disponible, así que no pudimos guardarlo en tu carrito.`,
} as const;
