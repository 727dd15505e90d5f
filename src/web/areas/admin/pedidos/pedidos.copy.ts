import type { PedidoDetalle, PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { ManualEstado } from "#contract/schemas/pedidos-admin.ts";

export const adminPedidosCopy = {
  title: "Pedidos",
  lead: "Los más nuevos primero.",
  leadByPlazo: "Primero lo que se prometió antes.",
  empty: "Aún no hay pedidos. Aquí aparecerán apenas alguien compre.",
  failed: "No pudimos cargar los pedidos. Inténtalo de nuevo.",
  search: "Buscar por número, nombre, correo o teléfono",
  searchPlaceholder: "Buscar pedidos",
  show: "Qué pedidos mostrar",
  toPrepare: "Por preparar",
  toSend: "Por enviar",
  all: "Todos",
  filters: "Filtros",
  filtersSet: (count: number) => (count === 1 ? "(1 puesto)" : `(${count} puestos)`),
  estado: "Estado",
  desde: "Desde",
  hasta: "Hasta",
  hastaTooEarly: "Es anterior a la primera fecha.",
  exportCsv: "Exportar CSV",
  exporting: "Preparando…",
  fileName: "pedidos.csv",
  pagosLink: "Pagos en duda",
  numero: "Pedido",
  cliente: "Cliente",
  piezas: "Piezas",
  despacho: "Despacho",
  plazo: "Plazo",
  late: "venció",
  others: (count: number) => `y ${count} más`,
  more: "Más sobre los pedidos",
  total: "Total",
  pedido: (numero: string) => `Pedido ${numero}`,
} as const;

function unchecked(count: number): string {
  return count === 1 ? "Falta revisar 1 pieza." : `Falta revisar ${count} piezas.`;
}

export const adminPedidoCopy = {
  title: "Pedido",
  loading: "Cargando el pedido…",
  failed: "No pudimos cargar el pedido. Inténtalo de nuevo.",
  stale: "No pudimos actualizar el pedido: lo que ves puede haber cambiado.",
  retry: "Reintentar",
  notFoundTitle: "No encontramos ese pedido",
  notFound: "Puede que el enlace esté mal escrito.",
  backToList: "Volver a los pedidos",
  madeAt: (moment: string) => `Hecho el ${moment}`,
  slip: "Hoja de embalaje",
  noAnswer:
    "No recibimos respuesta y no sabemos si el cambio se hizo. Revisa tu conexión y el estado del pedido, y vuelve a intentarlo.",
  cancel: "Cancelar",

  textoCorrect: "Corregir texto",
  textoTitle: (nombre: string) => `Corregir el texto de ${nombre}`,
  textoLead:
    "Solo cambia lo que dirá la pieza: el precio y los colores quedan como se compraron. Le avisamos por correo a tu cliente.",
  textoUnits: "En cuántas unidades",
  textoUnitsHint: "Las demás quedan como estaban, en su propia línea.",
  textoUnitsOf: (count: number, all: number) => `${count} de ${all}`,
  textoNota: "Por qué",
  textoNotaHint: "Queda en las notas del pedido; no va en el correo.",
  textoSave: "Corregir y avisar",

  terminos: "Términos y condiciones",
  terminosVersion: (version: number) => `Versión ${version}`,
  accepted: "Aceptados",
  withoutBox: "Sin casilla: el pago empezó por una llamada que no la tiene",
  nextTitle: "Qué sigue",
  next: {
    pendiente_pago: "Todavía no está pagado: no lo prepares.",
    pagado:
      "El pago está confirmado. Cuando empieces a prepararlo, márcalo: le avisamos por correo a tu cliente.",
    en_preparacion:
      "Cuando lo entregues al transportista, márcalo con su número de seguimiento: va en el correo.",
    enviado: "Va en camino. Cuando llegue, márcalo como entregado.",
    entregado: "Llegó a destino. No queda nada por hacer.",
    fallido: "El pago fue rechazado. Tu cliente puede intentarlo otra vez.",
    cancelado: "El pago se anuló. No hay nada que preparar.",
    expirado: "Se acabó el tiempo para pagar. No hay nada que preparar.",
    en_revision: "Estamos averiguando qué pasó con el pago. No lo prepares todavía.",
    reembolsado: "El dinero fue devuelto. No hay nada que preparar.",
  } satisfies Record<PedidoEstado, string>,
  unchecked,
  seeTaller: "Ver el taller",
  checked: (count: number) => (count === 1 ? "Ya la revisé" : `Ya revisé las ${count}`),
  sinRevisar: "Por qué sale sin revisar",
  sinRevisarHint: (count: number) => `${unchecked(count)} Sin una razón no se puede enviar.`,
  sinRevisarDialog: {
    title: "¿Sin revisar?",
    lead: "Hay piezas que nadie ha revisado. Tu razón queda en el registro.",
    label: "Por qué sale sin revisar",
    hint: "Lo ven solo quienes administran la tienda.",
    required: "Escribe por qué sale sin revisar.",
    cancel: "Cancelar",
    confirm: "Está listo igual",
    sending: "Guardando…",
    noAnswer: "No pudimos guardarlo. Inténtalo de nuevo.",
  },
  nextReembolso: "Hay una devolución en curso: no sigas preparando este pedido.",
  seePagos: "Ver pagos en duda",
  move: {
    en_preparacion: "Marcar en preparación",
    enviado: "Marcar enviado",
    entregado: "Marcar entregado",
  } satisfies Record<ManualEstado, string>,
  moving: "Guardando…",

  despachoTitle: "Marcar enviado",
  despachoEditTitle: "Corregir el seguimiento",
  despachoLead: "Tu cliente recibe estos datos por correo.",
  transportista: "Transportista",
  transportistaHint: "Elige uno de la lista o escribe otro.",
  seguimiento: "Número de seguimiento",
  seguimientoSaveEdit: "Guardar corrección",
  editSeguimiento: "Corregir el seguimiento",

  devuelto: "Devuelto",
  nextRetiro: {
    en_preparacion:
      "Cuando esté listo para que lo retiren, márcalo: le avisamos por correo a tu cliente.",
    enviado: "Espera en el taller. Cuando lo retiren, márcalo.",
    entregado: "Lo retiraron. No queda nada por hacer.",
  } satisfies Partial<Record<PedidoEstado, string>>,
  moveRetiro: {
    en_preparacion: "Marcar en preparación",
    enviado: "Marcar listo para retiro",
    entregado: "Marcar retirado",
  } satisfies Record<ManualEstado, string>,

  linesTitle: "Productos",
  medida: ({ a_medida, sin_retracto }: Pick<PedidoDetalle, "a_medida" | "sin_retracto">) => {
    if (!a_medida) return "";
    return sin_retracto
      ? "A medida, avisado antes de pagar: sin retracto"
      : "A medida, sin aviso antes de pagar: con retracto";
  },
  unitsBack: (count: number, bought: number) => `Devueltas: ${count} de ${bought}`,
  despacho: (modo: string) => `Despacho: ${modo}`,
  total: "Total",

  clienteTitle: "Cliente",
  seeCliente: "Ver a la persona",
  direccionTitle: "Dirección de envío",
  region: (nombre: string) => `Región: ${nombre}`,
  enlacesNote: "Compró sin cuenta: los correos de este pedido traen un enlace que lo muestra.",
  endEnlaces: "Terminar los enlaces",
  copyDireccion: "Copiar dirección",
  copied: "Dirección copiada.",
  copyFailed: "El navegador no dejó copiar. Selecciona el texto y cópialo.",
  nota: "Nota para quien entrega",

  envioTitle: "Envío",
  sentAt: "Enviado",

  pagoTitle: "Pago",
  noPago: "Aún no hay un pago confirmado.",
  codigoAutorizacion: "Código de autorización",
  tipo: "Tipo de pago",
  cuotas: "Cuotas",
  card: "Tarjeta",
  masked: (digits: string) => `**** ${digits}`,
  paidAt: "Pagado",
  intentos: (count: number) =>
    count === 1 ? "Ver el intento de pago" : `Ver los ${count} intentos de pago`,
  orden: "Orden de compra",
  monto: "Monto",
  providerEstado: "Respuesta de Webpay",
  motivo: "Motivo",
  startedAt: "Comenzó",
  updatedAt: "Último cambio",

  notasTitle: "Notas internas",
  notasLead: "Solo las ve quien administra la tienda.",
  notaLabel: "Nueva nota",
  addNota: "Agregar nota",
  addingNota: "Agregando…",

  timelineTitle: "Historia",
  byShop: "La tienda",
  wayToPago: (count: number) =>
    count === 1 ? "Cómo llegó el pago: 1 paso" : `Cómo llegó el pago: ${count} pasos`,
  notaMoment: "Nota interna",
  intentoStart: "Empezó un intento de pago",
  intentoEnd: (estado: string) => `Intento de pago: ${estado}`,
  reembolsoStart: (monto: string) => `Se pidió devolver ${monto}`,
  reembolsoEnd: (monto: string) => `Se devolvieron ${monto}`,
} as const;
