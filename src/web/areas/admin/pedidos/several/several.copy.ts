const pedidos = (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`);

export const severalPedidosCopy = {
  chooseOne: (numero: string) => `Elegir el pedido ${numero}`,
  bar: "Pedidos elegidos",
  slips: "Papeles",
  prepare: "Preparar",
  send: "Marcar enviado",
  newTab: "(se abre en otra pestaña)",
  count: pedidos,

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
} as const;
