import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { ManualEstado } from "#contract/schemas/pedidos-admin.ts";

/** Sentences of the owner's pedidos: list, detail and packing slip. */
export const adminPedidosCopy = {
  title: "Pedidos",
  lead: "Los más nuevos primero.",
  empty: "Aún no hay pedidos. Aquí aparecerán apenas alguien compre.",
  failed: "No pudimos cargar los pedidos. Inténtalo de nuevo.",
  search: "Buscar por número, nombre o correo",
  estado: "Estado",
  anyEstado: "Todos",
  desde: "Desde",
  hasta: "Hasta",
  hastaTooEarly: "Es anterior a la primera fecha.",
  exportCsv: "Exportar CSV",
  exporting: "Preparando…",
  fileName: "pedidos.csv",
  pagosLink: "Pagos en duda",
  numero: "Pedido",
  fecha: "Fecha",
  cliente: "Cliente",
  total: "Total",
  pedido: (numero: string) => `Pedido ${numero}`,
} as const;

/** One pedido, for the owner. */
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
  guia: "Guía de despacho",
  noAnswer:
    "No recibimos respuesta y no sabemos si el cambio se hizo. Revisa tu conexión y el estado del pedido, y vuelve a intentarlo.",
  cancel: "Cancelar",

  nextTitle: "Qué sigue",
  next: {
    pendiente_pago: "Todavía no está pagado: no lo prepares.",
    pagado:
      "El pago está confirmado. Cuando empieces a prepararlo, márcalo: le avisamos por correo a quien compró.",
    en_preparacion:
      "Cuando lo entregues al transportista, márcalo con su número de seguimiento: va en el correo.",
    enviado: "Va en camino. Cuando llegue, márcalo como entregado.",
    entregado: "Llegó a destino. No queda nada por hacer.",
    fallido: "El pago fue rechazado. Quien compró puede intentarlo otra vez.",
    cancelado: "El pago se anuló. No hay nada que preparar.",
    expirado: "Se acabó el tiempo para pagar. No hay nada que preparar.",
    en_revision: "Estamos averiguando qué pasó con el pago. No lo prepares todavía.",
    reembolsado: "El dinero fue devuelto. No hay nada que preparar.",
  } satisfies Record<PedidoEstado, string>,
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
  despachoLead: "Quien compró recibe estos datos por correo.",
  transportista: "Transportista",
  transportistaHint: "Elige uno de la lista o escribe otro.",
  transportistas: ["Chilexpress", "Starken", "Correos de Chile", "Blue Express"],
  seguimiento: "Número de seguimiento",
  seguimientoSaveEdit: "Guardar corrección",
  editSeguimiento: "Corregir el seguimiento",

  linesTitle: "Productos",
  total: "Total",

  clienteTitle: "Cliente",
  direccionTitle: "Dirección de envío",
  region: (nombre: string) => `Región: ${nombre}`,
  copyDireccion: "Copiar dirección",
  copied: "Dirección copiada.",
  copyFailed: "El navegador no dejó copiar. Selecciona el texto y cópialo.",
  nota: "Nota para quien entrega",

  envioTitle: "Envío",
  enviadoEn: "Enviado",

  pagoTitle: "Pago",
  noPago: "Aún no hay un pago confirmado.",
  codigo: "Código de autorización",
  tipo: "Tipo de pago",
  cuotas: "Cuotas",
  tarjeta: "Tarjeta",
  masked: (digits: string) => `**** ${digits}`,
  pagadoEn: "Pagado",
  intentos: (count: number) =>
    count === 1 ? "Ver el intento de pago" : `Ver los ${count} intentos de pago`,
  orden: "Orden de compra",
  monto: "Monto",
  estadoProveedor: "Respuesta de Webpay",
  motivo: "Motivo",
  comenzado: "Comenzó",
  actualizado: "Último cambio",

  notasTitle: "Notas internas",
  notasLead: "Solo las ve quien administra la tienda.",
  notaLabel: "Nueva nota",
  addNota: "Añadir nota",
  addingNota: "Añadiendo…",

  timelineTitle: "Historia",
  byShop: "La tienda",
  notaMoment: "Nota interna",
  intentoStart: "Empezó un intento de pago",
  intentoEnd: (estado: string) => `Intento de pago: ${estado}`,
  reembolsoStart: (monto: string) => `Se pidió devolver ${monto}`,
  reembolsoEnd: (monto: string) => `Se devolvieron ${monto}`,

  reembolsar: "Reembolsar",
  reembolsoTitle: "Reembolsar el pedido",
  reembolsoAmount: (monto: string) => `Se devuelve el total: ${monto}.`,
  reembolsoWarningTitle: "Esto no se puede deshacer",
  reembolsoWarning:
    "El dinero vuelve a la tarjeta con la que se pagó y el pedido queda cerrado. Quien compró recibe un correo.",
  reembolsoMotivo: "Motivo",
  reembolsoMotivoHint: "Queda en la historia del pedido.",
  reponerTitle: "¿Qué pasa con las piezas?",
  reponerYes: "Vuelven al inventario",
  reponerYesHint: "Se podrán vender otra vez.",
  reponerNo: "No vuelven al inventario",
  reponerNoHint: "Se perdieron, están dañadas o ya se enviaron.",
  reponerRequired: "Elige qué pasa con las piezas.",
  reembolsoConfirm: (monto: string) => `Devolver ${monto}`,
  reembolsoSending: "Devolviendo…",

  reembolsoPending: (monto: string) => `Devolución de ${monto} pendiente`,
  reembolsoPendingLead: "Webpay aún no la acepta. Lo seguimos intentando solos.",
  reembolsoError: (error: string) => `Última respuesta: ${error}`,
  reembolsoDone: (monto: string, moment: string) => `Se devolvieron ${monto} el ${moment}.`,
  reembolsoBy: (autor: string, motivo: string) => `Lo pidió ${autor}: ${motivo}`,
  reembolsoTipos: {
    REVERSED: "Webpay reversó el cobro: puede que no aparezca en la cuenta.",
    NULLIFIED: "Webpay anuló el cobro: el abono tarda unos días según el banco.",
    OTRA_VIA: "Se devolvió por otra vía, fuera de Webpay.",
  } as Readonly<Record<string, string>>,
  stockBack: "Las piezas volvieron al inventario.",
  stockGone: "Las piezas no volvieron al inventario.",
  stockWillReturn: "Las piezas vuelven al inventario.",
  stockWillNot: "Las piezas no vuelven al inventario.",
} as const;

/** The packing slip. */
export const guiaCopy = {
  title: "Guía de despacho",
  print: "Imprimir",
  back: "Volver al pedido",
  recipient: "Para",
  date: "Fecha del pedido",
  transportista: "Transportista",
  seguimiento: "Seguimiento",
  content: "Contenido",
  check: "Listo",
  sku: "SKU",
  producto: "Producto",
  cantidad: "Cantidad",
  units: (count: number) => (count === 1 ? "1 unidad" : `${count} unidades`),
  notTax: "Documento interno para preparar el pedido. No tiene valor tributario.",
  thanks: "Gracias por tu compra.",
  rut: (rut: string) => `RUT ${rut}`,
} as const;

/** Payments whose end is not known. */
export const pagosCopy = {
  title: "Pagos en duda",
  lead: "Cobros cuyo resultado aún no se conoce, devoluciones pendientes y diferencias con Webpay.",
  empty: "Ningún pago en duda.",
  failed: "No pudimos cargar los pagos en duda. Inténtalo de nuevo.",
  refresh: "Actualizar",
  pedido: "Pedido",
  why: "Qué está en duda",
  monto: "Monto",
  since: "Desde",
  asked: "Consultas a Webpay",
  askedTimes: (count: number) => (count === 1 ? "1 vez" : `${count} veces`),
  next: (moment: string) => `Próxima: ${moment}`,
  byHand: "Se detuvo y te necesita: abre el pedido y mira el portal de Transbank.",
  noMotivo: "Sin motivo anotado.",
} as const;

/** Names of the states of an attempt to pay, as the owner reads them. */
export const intentoNames: Readonly<Record<IntentoEstado, string>> = {
  creando: "iniciándose",
  abierto: "abierto en Webpay",
  confirmando: "confirmándose",
  autorizado: "autorizado",
  rechazado: "rechazado",
  abortado: "anulado por quien compra",
  expirado: "vencido",
  no_creado: "no se pudo iniciar",
  reemplazado: "reemplazado por otro",
  sin_stock: "sin stock antes de cobrar",
  por_reembolsar: "cobrado, por devolver",
  reembolsado: "devuelto",
};
