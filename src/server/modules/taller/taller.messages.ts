import type { TrabajoEstado } from "#contract/schemas/taller.ts";

export const tallerActs = {
  stepped: "Movió piezas en el taller",
  placed: "Ordenó piezas en placas",
  unchecked: "Envió piezas sin revisar",
  photographed: "Fotografió una pieza",
  fotoRemoved: "Quitó la foto de una pieza",
} as const;

const states: Readonly<Record<TrabajoEstado, readonly [one: string, many: string]>> = {
  en_pausa: ["en pausa", "en pausa"],
  en_cola: ["por imprimir", "por imprimir"],
  imprimiendo: ["imprimiéndose", "imprimiéndose"],
  impreso: ["impresa", "impresas"],
  revisado: ["revisada", "revisadas"],
  embalado: ["embalada", "embaladas"],
  fallido: ["fallida: se imprime de nuevo", "fallidas: se imprimen de nuevo"],
  detenido: ["detenida", "detenidas"],
};

export const tallerMessages = {
  notFound: "No encontramos esa pieza en el taller.",
  unchanged: "Ya estaba así.",
  photographed: "Guardamos la foto.",
  fotoRemoved: "Quitamos la foto.",
  fotoOrNone: "Manda una foto, o pide quitar la que hay.",
  noFoto: "No encontramos esa foto.",
  noStep: "Ese paso del taller no existe.",
  left: (numero: string) => `El pedido ${numero} ya no está en el taller.`,
  moved: (nombre: string, numero: string, estado: TrabajoEstado) =>
    `«${nombre}» del pedido ${numero} cambió: ahora está ${states[estado][0]}.`,
  noPlaca: "Esa pieza no se imprime: no va en una placa.",
  placedElsewhere: (nombre: string, numero: string) =>
    `Otra persona movió «${nombre}» del pedido ${numero} a otra placa. Mira cómo quedó e inténtalo de nuevo.`,
  placed: (count: number) =>
    count === 1 ? "1 pieza cambió de placa." : `${count} piezas cambiaron de placa.`,
  unchecked: (count: number, nombres: readonly string[]) => {
    const pieces = count === 1 ? "1 pieza" : `${count} piezas`;
    const names = [...new Set(nombres)].map((nombre) => `«${nombre}»`).join(", ");
    return `Falta revisar ${pieces}: ${names}. Revísalas en el taller, o escribe por qué salen sin revisar.`;
  },
  stepped: (count: number, estado: TrabajoEstado) =>
    count === 1 ? `1 pieza ${states[estado][0]}.` : `${count} piezas ${states[estado][1]}.`,
};
