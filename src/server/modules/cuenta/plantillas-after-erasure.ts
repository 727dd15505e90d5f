import type { ContactoCorreos } from "../contacto/index.ts";
import type { DevolucionesCorreos } from "../devoluciones/index.ts";
import type { PagosCorreos } from "../pagos/index.ts";
import type { PrivacidadCorreos } from "../privacidad/index.ts";

/** To the shop: an administrator's address may be where customers write to. */
export const shopPlantillas: readonly (
  | keyof ContactoCorreos
  | keyof PagosCorreos
  | keyof DevolucionesCorreos
  | keyof PrivacidadCorreos
)[] = ["contacto", "cargo_por_devolver", "peticion_nueva", "devolucion_nueva"];

/** The law asks the shop to send them, also to somebody whose data are gone. */
export const owedPlantillas: readonly (keyof PrivacidadCorreos)[] = [
  "peticion_recibida",
  "peticion_prorrogada",
  "peticion_respondida",
  "peticion_levantada",
];
