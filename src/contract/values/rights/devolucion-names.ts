import type { DevolucionTipo, Solucion } from "../../schemas/devoluciones.ts";

/** For pages, mails and the administration. */
export const devolucionNames: Readonly<Record<DevolucionTipo, string>> = {
  retracto: "Retracto",
  falla: "Garantía",
};

export const solucionNames: Readonly<Record<Solucion, string>> = {
  cambio: "cambio por una pieza nueva",
  reparacion: "reparación",
  dinero: "devolución del dinero",
};
