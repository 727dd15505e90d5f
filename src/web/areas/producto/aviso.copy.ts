/** Apart from `producto.copy.ts`, which every page of a producto loads. */
export const avisoCopy = {
  email: "Tu correo",
  hint: "Te escribimos una sola vez, cuando vuelva.",
  submit: "Avísame",
  submitting: "Guardando…",
  failed: "No pudimos guardar tu aviso. Inténtalo de nuevo.",
} as const;

export const bajaCopy = {
  title: "Avisos de productos agotados",
  heading: "Dejar de recibir avisos",
  lead: "Quitamos todos los avisos de productos agotados que esperan en tu correo.",
  submit: "No quiero más avisos",
  submitting: "Quitando…",
  failed: "No pudimos quitar tus avisos. Inténtalo de nuevo.",
  home: "Ir al inicio",
} as const;
