export function contactoReceived(respuestaHoras: number): string {
  const time = respuestaHoras === 1 ? "1 hora" : `${respuestaHoras} horas`;
  return `¡Gracias por escribirnos! Te responderemos en menos de ${time}.`;
}

export const contactoMessages = {
  respuestaSent: "Respuesta enviada.",
  closed: "Mensaje cerrado.",
  reopened: "Mensaje reabierto.",
  acts: {
    answered: "Respondió el mensaje",
    closed: "Cerró el mensaje",
    reopened: "Reabrió el mensaje",
  },
} as const;
