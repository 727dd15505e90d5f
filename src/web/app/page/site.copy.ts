export const siteCopy = {
  fallbackName: "Estrato",
  fallbackTagline: "Piezas impresas en 3D, capa por capa",
  home: "Inicio",
  tienda: "Tienda",
} as const;
