export const todayCopy = {
  title: "Hoy",
  readAt: (day: string, time: string) => `${day}, actualizado a las ${time}.`,
  failed: "No pudimos cargar el resumen. Inténtalo de nuevo.",
  outdated: (time: string) => `No pudimos actualizar. Ves lo que había a las ${time}.`,
  auditoria: "Registro de cambios",

  waiting: "Te espera",
  quietTitle: "Todo al día.",
  quiet: "No hay nada pendiente. Te avisamos aquí apenas llegue algo.",
  atZero: "Sin pendientes:",
  and: " y ",
  tasks: {
    por_preparar: { name: "Por preparar", hint: "Pedidos pagados" },
    por_imprimir: { name: "Taller", hint: "Piezas por imprimir o revisar" },
    por_enviar: { name: "Por enviar", hint: "Pedidos en preparación" },
    pagos_en_duda: { name: "Pagos en duda", hint: "Revisa qué pasó con el dinero" },
    reservas_grandes: {
      name: "Reservas grandes",
      hint: "Alguien tiene mucho apartado sin pagar",
    },
    peticiones_por_vencer: {
      name: "Solicitudes por vencer",
      hint: "Sobre datos personales: quedan 5 días o menos",
    },
    peticiones_abiertas: { name: "Solicitudes de datos", hint: "Sin responder" },
    devoluciones_abiertas: { name: "Retractos y garantías", hint: "Sin responder" },
    mensajes_nuevos: { name: "Mensajes", hint: "Sin responder" },
    opiniones_por_responder: { name: "Opiniones", hint: "De 3 estrellas o menos, sin respuesta" },
    productos_sin_peso: { name: "Sin peso", hint: "Productos con el peso por defecto" },
    pedidos_sin_boleta: { name: "Sin boleta", hint: "Pedidos pagados sin su número" },
    stock_bajo: { name: "Stock bajo", hint: "Productos que se agotan" },
    filamentos_bajos: { name: "Filamento", hint: "Colores que se acaban" },
  },

  oldest: (hint: string, day: string) => `${hint}. La primera es del ${day}.`,

  nextPedidos: "Lo próximo por preparar",
  nextPedido: (nombre: string, unidades: number) =>
    `${nombre}, ${unidades === 1 ? "1 pieza" : `${unidades.toLocaleString("es-CL")} piezas`}`,
  paidSince: (age: string) => `Pagado hace ${age}`,
  allToPrepare: (count: number) => `Ver los ${count.toLocaleString("es-CL")} por preparar`,

  ventas: "Ventas",
  hoy: "Hoy",
  dias7: "7 días",
  dias30: "30 días",
  pedidos: (count: number) =>
    count === 1 ? "1 pedido" : `${count.toLocaleString("es-CL")} pedidos`,
  plot: (best: string) => `Ventas por día de los últimos 30 días. ${best}`,
  best: (day: string, monto: string) => `El mejor día fue el ${day}, con ${monto}.`,
  noSales: "Aún no hay ventas en los últimos 30 días.",
  dayTip: (day: string, monto: string, pedidos: string) => `${day}: ${monto}, ${pedidos}`,
  asTable: "Ver como tabla",
  day: "Día",
  count: "Pedidos",
  monto: "Monto",

  piezasWaiting: (count: number) => `${count} por imprimir o revisar`,
  pedidosWaiting: (count: number) => `${count} por preparar o enviar`,
  unanswered: (count: number) => `${count} sin responder`,
} as const;
