import type { FallaMotivo } from "../../schemas/taller.ts";

/** Why a print failed, in the owner's words. */
export const fallaNames: Readonly<Record<FallaMotivo, string>> = {
  se_despego: "Se despegó de la cama",
  se_atasco: "Se atascó el filamento",
  color_equivocado: "Color equivocado",
  texto_equivocado: "Texto equivocado",
  mala_terminacion: "Mala terminación",
  se_quebro: "Se quebró",
  otro: "Otra cosa",
  texto_corregido: "Cambió su texto",
};
