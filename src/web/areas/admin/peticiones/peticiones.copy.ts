import type { Bloqueo, PeticionEstado, PeticionTipo } from "#contract/schemas/peticiones.ts";

export const adminPeticionesCopy = {
  title: "Solicitudes de datos",
  lead: "Lo que piden las personas sobre sus datos. La ley da 30 días; a un bloqueo, 2 días hábiles.",
  failed: "No pudimos cargar las solicitudes. Inténtalo de nuevo.",
  filter: "Mostrar solicitudes",
  open: "Por responder",
  answered: "Respondidas",
  standing: "Vigentes",
  empty: {
    abierta: "No hay solicitudes por responder.",
    respondidas: "Aún no has respondido solicitudes.",
    vigentes: "Nadie tiene sus datos bloqueados ni se ha opuesto a su uso.",
  },
  list: "Solicitudes de datos",
  numero: (id: number) => `N.º ${id}`,
  estados: {
    abierta: "Por responder",
    aceptada: "Aceptada",
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

  howTo: "Si la persona no puede descargar o borrar sus datos por sí misma, hazlo tú en su página.",
  seeCliente: "Ver a la persona y sus datos",
  follows: {
    bloqueo:
      "Si la acoges, sus datos quedan bloqueados: no recibe avisos de productos ni le pedimos opiniones. Lo que pagó sigue su curso, y sus datos se muestran marcados hasta que lo levantes. Sus opiniones las ocultas tú, si lo pide.",
    oposicion:
      "Si la acoges, no recibe avisos de productos ni le pedimos opiniones, y los avisos que pidió se borran. La tienda no hace publicidad ni mide a cada persona. A los límites y registros de seguridad no alcanza: recházala con esa razón si pide eso.",
  } satisfies Partial<Record<PeticionTipo, string>>,
  marks: { bloqueo: "Datos bloqueados", oposicion: "Se opuso al uso" } satisfies Record<
    Bloqueo["tipo"],
    string
  >,
  stands: "Vigente",
  liftTitle: "Levantar",
  liftMotivo: "Por qué se levanta",
  liftHint: "Se lo decimos por correo, y sus datos se vuelven a usar.",
  lift: "Levantar",
  lifting: "Guardando…",
  liftFailed: "No pudimos guardarlo. Lo que escribiste sigue aquí: inténtalo de nuevo.",
  liftedFor: (moment: string) => `Se levantó el ${moment}`,
  decision: "Decisión",
  choose: "Elige una opción",
  accept: "Aceptar: se hizo lo que pide",
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
