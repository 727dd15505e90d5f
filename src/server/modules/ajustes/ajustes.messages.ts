export const ajustesMessages = {
  saved: "Ajustes guardados.",
  stale: "Los ajustes cambiaron mientras los editabas.",
} as const;

export const ajustesActs = { saved: "Cambió los ajustes de la tienda" } as const;
