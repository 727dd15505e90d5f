const pedidos = (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`);

export const severalCopy = {
  choose: "Elegir",
  chooseOne: (numero: string) => `Elegir el pedido ${numero}`,
  chooseAll: "Elegir todos",
  chooseNone: "No elegir ninguno",
  bar: "Pedidos elegidos",
  chosen: (count: number) => (count === 1 ? "elegido" : "elegidos"),
  clear: "Quitar la selección",
  slips: "Papeles",
  prepare: "Preparar",
  send: "Marcar enviado",
  newTab: "(se abre en otra pestaña)",

  prepareTitle: "Preparar",
  prepareLead: "Quedan en preparación, y a cada cliente le avisamos por correo.",
  prepareAll: (count: number) => `Preparar ${pedidos(count)}`,
  sendTitle: "Marcar enviado",
  sendLead: "Cada cliente recibe por correo lo que escribes aquí.",
  sendAll: (count: number) => `Marcar ${pedidos(count)}`,
  transportistaOf: (numero: string) => `Transportista de ${numero}`,
  seguimientoOf: (numero: string) => `Número de seguimiento de ${numero}`,
  seguimientoShort: "Seguimiento",
  reasonOf: (numero: string) => `Por qué ${numero} sale sin revisar`,
  noEnvio: "Se retira en el taller: queda listo para retiro.",
  again: (count: number) => `Reintentar ${pedidos(count)}`,
  close: "Cerrar",
  done: "Listo",
  moving: (place: number, count: number) => `Guardando ${place} de ${count}…`,
  outcome: (done: number, failed: number) =>
    failed === 0 ? `Listo: ${pedidos(done)}.` : `Listo: ${pedidos(done)}. Sin cambiar: ${failed}.`,
} as const;
