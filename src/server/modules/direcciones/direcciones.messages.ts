/** What the API says when an address was saved, changed or removed. */
export const direccionesMessages = {
  created: "Dirección guardada.",
  updated: "Dirección actualizada.",
  deleted: "Dirección eliminada.",
} as const;
