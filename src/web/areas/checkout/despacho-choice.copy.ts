/** Apart: the page of a guest loads it with its fields. */
export const despachoChoiceCopy = {
  ways: "¿Cómo quieres recibirlo?",
  waysFailed: "No se pudo calcular el despacho.",
  retry: "Reintentar",
  toPlace: "A mi dirección",
  placeFirst: "Con tu comuna te decimos cuánto cuesta y cuándo llega.",
} as const;
