import { replyTime } from "#contract/values/reply-time.ts";

export function contactoReceived(respuestaHoras: number): string {
  return `¡Gracias por escribirnos! Te responderemos en menos de ${replyTime(respuestaHoras)}.`;
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
