import { formatClp } from "#contract/values/pago/clp.ts";

export const pieceCopy = {
  title: "Hazla tuya",
  count: (used: number, max: number) => `${used} de ${max} letras`,
  lines: (max: number) => `Hasta ${max} líneas`,
  letter: (precio: number) => `${formatClp(precio)} por letra`,
  extra: (precio: number) => `${formatClp(precio)} más`,
  choose: "Elige una opción",
  none: "Sin elegir",
  preview: (text: string) => `Vista previa: «${text.replaceAll("\n", " / ")}»`,
  emptyPreview: "Vista previa: aquí verás tu texto.",
  previewNote: "Vista previa: la letra de la pieza puede variar un poco.",
  unit: "Tu pieza",
  medida: "Con lo que escribes se hace a tu medida: no tiene retracto, y sí garantía legal.",
  changing: "Cambias lo escrito en tu carrito.",
  leave: "Volver sin cambiar",
  changed: "Guardamos lo que escribiste.",
  exactly: "La hacemos con estas letras exactas: revísalas antes de añadirla.",
};
