import { formatLongDay } from "#contract/values/long-day.ts";

export const devolucionesMessages = {
  created: "Recibimos tu solicitud. Te respondemos por correo.",
  repeated: "Ya habíamos recibido esta solicitud.",
  otherWish: "Esta solicitud ya se envió con otros datos. Recarga la página y mira cómo quedó.",
  unpaid: "Este pedido no está pagado: no hay nada que devolver.",
  refunded: "El dinero de este pedido ya se devolvió completo.",
  notSent: "Aún no te enviamos este pedido. Si ya no lo quieres, pide el retracto.",
  otherLinea: "Esa línea no es de este pedido.",
  tooManyOpen: "Este pedido ya tiene cinco solicitudes sin responder. Espera nuestra respuesta.",
  tooMany: "Este pedido ya tiene muchas solicitudes. Escríbenos y lo vemos contigo.",
  notFound: "No encontramos esa solicitud.",
  notAccepted: "Esta solicitud no está aceptada.",
  noPiece: "Esta solicitud es por dinero: termina sola cuando el reembolso está hecho.",
  restockRequired: "Elige si las unidades vuelven al stock.",
  received: "Anotamos que la pieza llegó y avisamos por correo.",
  resolved: "Anotamos que quedó resuelta y avisamos por correo.",
  accepted: "Solicitud aceptada. Avisamos por correo.",
  refused: "Solicitud rechazada. Avisamos por correo con tus razones.",
  unchanged: "La solicitud ya estaba así.",
  acts: {
    aceptada: "Aceptó la solicitud de devolución",
    rechazada: "Rechazó la solicitud de devolución",
    recibida: "Anotó que llegó la pieza de vuelta",
    resuelta: "Anotó la solicitud de devolución como resuelta",
  },
} as const;

export const retractoOver = (last: string) =>
  `El plazo para arrepentirte terminó el ${formatLongDay(last)}.`;
export const fallaOver = (last: string) =>
  `La garantía legal de este pedido terminó el ${formatLongDay(last)}.`;
export const noRetracto = (nombre: string) =>
  `«${nombre}» se hizo a tu medida y te lo avisamos antes de pagar: no tiene retracto. Si tiene una falla, pide la garantía.`;

export function unitsTaken(nombre: string, left: number): string {
  if (left <= 0) return `De «${nombre}» no quedan unidades por pedir.`;
  return `De «${nombre}» solo ${left === 1 ? "queda 1 unidad" : `quedan ${left} unidades`} por pedir.`;
}

export function alreadyAnswered(estado: "aceptada" | "rechazada" | "resuelta", autor: string) {
  const done = estado === "rechazada" ? "rechazada" : "aceptada";
  return `Esta solicitud ya fue ${done} por ${autor}. Recarga y mira cómo quedó.`;
}
