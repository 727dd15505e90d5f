import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { formatMinutos } from "#contract/values/taller/minutos.ts";
import type { Paso } from "./lotes.ts";
import type { Fill } from "./placas.ts";

const pieces = (count: number) => (count === 1 ? "1 pieza" : `${count} piezas`);

/** «5 de 6 piezas, 2 h», «7 de 6 piezas: más de lo que cabe», or a share of the placa when their sizes differ. */
function fillText({ sized, withoutReceta, holds, percent, isOver }: Fill, minutos = 0): string {
  if (sized === 0) return pieces(withoutReceta);
  const part =
    holds === null ? `${pieces(sized)}, ${percent} % de la placa` : `${sized} de ${pieces(holds)}`;
  const without = withoutReceta === 0 ? "" : ` y ${withoutReceta} sin receta`;
  const time = minutos === 0 ? "" : `, ${formatMinutos(minutos)}`;
  return `${part}${without}${time}${isOver ? ": más de lo que cabe" : ""}`;
}

export const tallerCopy = {
  title: "Taller",
  lead: "Cada pieza pagada, desde la impresora hasta el paquete. Primero lo que se prometió antes.",
  failed: "No pudimos cargar el taller. Inténtalo de nuevo.",
  filter: "Paso",
  pasos: {
    imprimir: "Por imprimir",
    imprimiendo: "Imprimiendo",
    revisar: "Por revisar",
    embalar: "Por embalar",
    pausa: "En pausa",
  } satisfies Record<Paso, string>,
  paso: (name: string, count: number) => `${name} (${count})`,
  empty: {
    imprimir: "Nada por imprimir. Lo próximo que se venda aparece aquí.",
    imprimiendo: "Ninguna impresora trabaja en un pedido.",
    revisar: "Nada por revisar.",
    embalar: "Nada por embalar.",
    pausa: "Nada en pausa.",
  } satisfies Record<Paso, string>,
  pausaLead: "Su cliente pidió el retracto. Responde en Devoluciones y siguen o se detienen solas.",
  nothing: "Todo al día",
  list: "Piezas",
  readyOf: ({ done, all }: { done: number; all: number }) =>
    all === done ? pieces(done) : `${done} de ${pieces(all)}`,
  waiting: (count: number) =>
    count === 1
      ? "Sin conexión: un toque espera y se envía solo."
      : `Sin conexión: ${count} toques esperan y se envían solos.`,
  stepped: (count: number, estado: string) => `${pieces(count)}: ${estado.toLowerCase()}.`,
  load: (count: number, minutos: number) =>
    minutos === 0 ? pieces(count) : `${pieces(count)}, ${formatMinutos(minutos)}`,
  pieces,
  placa: ({ numero, total }: { numero: number | null; total: number }) =>
    numero === null ? "Sin receta" : `Placa ${numero} de ${total}`,
  fill: fillText,
  move: "Mover a otra placa",
  moveOf: (nombre: string) => `Mover a otra placa: «${nombre}»`,
  moveLead: (nombre: string) => `«${nombre}» se imprime con otras de su material y sus colores.`,
  moveTo: (placa: string, fill: Fill) => `${placa}, queda con ${fillText(fill)}`,
  newPlaca: "Placa nueva",
  sequence: "Volver al orden automático",
  placeFailed: "Sin conexión: la pieza sigue donde estaba. Inténtalo de nuevo.",
  noMaterial: "Sin material",
  pedido: (numero: string) => `Pedido ${numero}`,
  hasta: (fecha: string) => `se prometió hasta el ${fecha}`,
  one: {
    imprimir: "Empezar",
    imprimiendo: "Está impresa",
    revisar: "Está bien",
    embalar: "Embalar",
  },
  all: {
    imprimir: (count: number) => `Empezar las ${count}`,
    imprimiendo: (count: number) => `Están impresas las ${count}`,
    revisar: (count: number) => `Están bien las ${count}`,
    embalar: (count: number) => `Embalar las ${count}`,
  },
  fail: { imprimiendo: "Falló", revisar: "Rechazar", embalar: "Rechazar" },
  failOf: (paso: "imprimiendo" | "revisar" | "embalar", nombre: string) =>
    paso === "imprimiendo" ? `Falló «${nombre}»` : `Rechazar «${nombre}»`,
  checkLead: "La foto de una pieza la ve quien la compró, cuando la marcas «Está bien».",
  foto: "Foto",
  otherFoto: "Otra foto",
  fotoOf: (text: string, nombre: string) => `${text} de «${nombre}»`,
  fotoAlt: (nombre: string) => `«${nombre}», al revisarla`,
  removeFoto: (nombre: string) => `Quitar la foto de «${nombre}»`,
  fotoFailed: "Sin conexión: la foto quedó como estaba.",
  sendAgain: "Enviar de nuevo",
  failTitle: "¿Qué pasó?",
  failLead: (nombre: string) => `«${nombre}» vuelve a la cola para imprimirse de nuevo.`,
  cancel: "Cancelar",
  undo: "Deshacer",
  stepFailed: "No pudimos anotarlo. Inténtalo de nuevo.",
} as const;

export const trabajoEstadoNames: Readonly<Record<TrabajoEstado, string>> = {
  en_pausa: "En pausa",
  en_cola: "En cola",
  imprimiendo: "Imprimiendo",
  impreso: "Impresa",
  revisado: "Revisada",
  embalado: "Embalada",
  fallido: "Fallida",
  detenido: "Detenida",
};
