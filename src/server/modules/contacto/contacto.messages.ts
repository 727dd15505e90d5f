/** What a visitor reads after writing to the shop. */
export function contactoReceived(respuestaHoras: number): string {
  const time = respuestaHoras === 1 ? "1 hora" : `${respuestaHoras} horas`;
  return `¡Gracias por escribirnos! Te responderemos en menos de ${time}.`;
}

/** What the owner reads after working in the inbox, and how the trail names it. */
export const contactoMessages = {
  respuestaSent: "Respuesta enviada.",
  closed: "Mensaje cerrado.",
  reopened: "Mensaje reabierto.",
  acts: {
    respondio: "Respondió el mensaje",
    cerro: "Cerró el mensaje",
    reabrio: "Reabrió el mensaje",
  },
} as const;
