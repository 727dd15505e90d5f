const pedidos = (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`);

const maxTold = 10;

const firstOf = (texts: readonly string[]) =>
  `${texts.slice(0, maxTold).join(", ")}${texts.length > maxTold ? ` y ${texts.length - maxTold} más` : ""}`;

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
  paste: "Pegar o escanear una tabla",
  table: "Pedido, transportista y número",
  tableHint:
    "Un pedido por línea, como E-000123; Starken; 4567. Con un lector: el pedido y luego su número.",
  fill: "Llenar los campos",
  filled: (count: number) => `Llenamos ${pedidos(count)}: revísalos y márcalos.`,
  strange: (numeros: readonly string[]) => `No están aquí o se retiran: ${firstOf(numeros)}.`,
  unread: (lines: readonly string[]) =>
    `No entendimos: ${firstOf(lines.map((line) => `«${line}»`))}.`,
  noEnvio: "Se retira en el taller: queda listo para retiro.",
} as const;
