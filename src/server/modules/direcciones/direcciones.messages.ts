export const direccionesMessages = {
  created: "Dirección guardada.",
  updated: "Dirección actualizada.",
  deleted: "Dirección eliminada.",
} as const;
