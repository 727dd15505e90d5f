/** The shop's name while it cannot be asked, and the names of the two pages that all others lead back to. */
export const siteCopy = {
  fallbackName: "Estrato",
  fallbackTagline: "Piezas impresas en 3D, capa por capa",
  home: "Inicio",
  tienda: "Tienda",
} as const;
