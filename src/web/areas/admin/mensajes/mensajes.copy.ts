import type { MensajeEstado } from "#contract/schemas/mensajes.ts";
import { formatBytes } from "#contract/values/archivos/format-bytes.ts";
import { replyTime } from "#contract/values/reply-time.ts";

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${value.toLocaleString("es-CL")} ${many}`;

export const adminMensajesCopy = {
  title: "Mensajes",
  lead: "Lo que te escriben por el formulario de contacto, lo más nuevo primero.",
  failed: "No pudimos cargar los mensajes. Inténtalo de nuevo.",
  search: "Buscar por nombre, correo o texto",
  filter: "Mostrar mensajes",
  unanswered: "Por responder",
  answered: "Respondidos",
  closed: "Cerrados",
  all: "Todos",
  empty: {
    nuevo: "No hay mensajes por responder.",
    respondido: "Aún no has respondido mensajes.",
    cerrado: "No hay mensajes cerrados.",
    todos: "Aún no hay mensajes. Aquí aparecerán apenas alguien escriba.",
  },
  list: "Mensajes de contacto",
  estados: {
    nuevo: "Por responder",
    respondido: "Respondido",
    cerrado: "Cerrado",
  } satisfies Record<MensajeEstado, string>,

  resumen: "Tiempos de respuesta",
  waiting: "Por responder",
  waitingCount: (total: number) => count(total, "mensaje", "mensajes"),
  oldest: (age: string) => `El más antiguo espera hace ${age}.`,
  noneWaiting: "Nadie espera una respuesta.",
  median: "Tu respuesta habitual",
  medianNone: "Aún sin respuestas en los últimos 90 días.",
  medianHint: "Mediana de los últimos 90 días.",
  medianWorkingHint: "Mediana de los últimos 90 días, sin contar sábados ni domingos.",
  promise: "Lo que prometes",
  promised: replyTime,
  promiseKept: "Estás cumpliendo.",
  promiseBroken: "Estás tardando más de lo prometido.",

  email: "Correo",
  cliente: "Cliente",
  seeCliente: "Ver a la persona",
  pedido: "Pedido",
  received: "Recibido",
  cantidad: "Cuántas",
  fecha: "Para el",
  archivo: ({ nombre, bytes }: { nombre: string; bytes: number }) =>
    `${nombre} · ${formatBytes(bytes)}`,
  archivoSent: "El archivo que mandó",
  archivoBusy: "Descargando…",
  archivoFailed: "No pudimos descargar el archivo. Inténtalo de nuevo.",
  fotos: "Las fotos que mandó",
  fotosFailed: "No pudimos cargar las fotos.",
  fotoAlt: (place: number, total: number) => `Foto ${place} de ${total}`,
  fotoFile: (nombre: string, bytes?: number) =>
    bytes === undefined ? nombre : `${nombre}, ${Math.ceil(bytes / 1000)} kB`,
  respuestas: "Respuestas enviadas",
  respuestaBy: (autor: string, moment: string) => `${autor}, ${moment}`,
  respuesta: "Tu respuesta",
  anotherRespuesta: "Escribe otra respuesta",
  respuestaHint: (email: string) => `Se la enviamos por correo a ${email}.`,
  respuestaEmpty: "Escribe tu respuesta.",
  send: "Enviar respuesta",
  sending: "Enviando…",
  sendFailed: "No pudimos enviar tu respuesta. Lo que escribiste sigue aquí: inténtalo de nuevo.",
  close: "Cerrar mensaje",
  reopen: "Reabrir mensaje",
  changeFailed: "No pudimos cambiar el mensaje. Inténtalo de nuevo.",
} as const;
