import type { PeticionEstado } from "#contract/schemas/peticiones.ts";

export const adminPeticionesCopy = {
  title: "Solicitudes de datos",
  lead: "Lo que piden las personas sobre sus datos. La ley da 30 días; a un bloqueo, 2 días hábiles.",
  failed: "No pudimos cargar las solicitudes. Inténtalo de nuevo.",
  filter: "Mostrar solicitudes",
  open: "Por responder",
  answered: "Respondidas",
  empty: {
    abierta: "No hay solicitudes por responder.",
    respondidas: "Aún no has respondido solicitudes.",
  },
  list: "Solicitudes de datos",
  numero: (id: number) => `N.º ${id}`,
  estados: {
    abierta: "Por responder",
    aceptada: "Acogida",
    rechazada: "Rechazada",
  } satisfies Record<PeticionEstado, string>,
  email: "Correo",
  asked: "Confirmada",
  due: "Responder a más tardar",
  day: (day: number) => `día ${day}`,
  left: (days: number) => {
    if (days < 0) return "plazo vencido";
    if (days === 0) return "vence hoy";
    return days === 1 ? "queda 1 día" : `quedan ${days} días`;
  },
  prorroga: "Motivo de la prórroga",
  words: "Lo que escribió",
  respuesta: "Respuesta",
  answeredBy: (autor: string, moment: string) => `${autor}, ${moment}`,
  sent: (moment: string) => `El correo salió el ${moment}.`,
  notSent: "El correo aún no sale.",

  howTo:
    "Si la persona no puede descargar o borrar sus datos por sí misma, hazlo en el servidor: npm run tienda -- personas exportar <correo> <archivo>, o personas borrar <correo> --confirmar <correo>.",
  decision: "Decisión",
  choose: "Elige una opción",
  accept: "Acoger: se hizo lo que pide",
  refuse: "Rechazar, con sus razones",
  answer: "Respuesta para la persona",
  answerHint:
    "Va por correo y queda como prueba. Si rechazas, el correo agrega cómo reclamar ante la Agencia.",
  send: "Responder",
  sending: "Enviando…",
  sendFailed: "No pudimos enviar la respuesta. Lo que escribiste sigue aquí: inténtalo de nuevo.",
  extendTitle: "Necesito más tiempo",
  motivo: "Por qué",
  motivoHint: "Se lo decimos por correo. El plazo se extiende en 30 días, una sola vez.",
  extend: "Extender el plazo",
  extending: "Guardando…",
} as const;
