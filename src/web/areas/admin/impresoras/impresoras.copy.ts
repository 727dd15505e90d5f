import { formatFecha } from "#contract/values/despacho/plazo.ts";
import { formatMinutos } from "#contract/values/taller/minutos.ts";

const piezas = (count: number) =>
  count === 1 ? "1 pieza" : `${count.toLocaleString("es-CL")} piezas`;

export const impresorasCopy = {
  title: "Impresoras",
  lead: "Cuándo imprime cada una, y qué. De eso, del trabajo que espera y de las recetas salen las fechas que promete la tienda para lo que se hace al comprarlo. Sin impresoras se promete el plazo de cada producto.",
  failed: "No pudimos cargar las impresoras. Inténtalo de nuevo.",
  saveFailed: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  list: "Impresoras del taller",
  empty: "Aún no hay impresoras.",
  add: "Agregar impresora",
  edit: "Editar",
  editOf: (nombre: string) => `Editar ${nombre}`,
  remove: "Eliminar",
  removeOf: (nombre: string) => `Eliminar ${nombre}`,
  removeTitle: "Eliminar impresora",
  removeText: (nombre: string) =>
    `${nombre} ya no contará en las fechas que se prometen. Lo prometido no cambia.`,
  save: "Guardar",
  saving: "Guardando…",
  cancel: "Cancelar",
  facts: "Trabajo que espera",
  waiting: "Por imprimir",
  piezas,
  minutos: formatMinutos,
  libre: "Todo impreso",
  libreOn: (fecha: string) => `el ${formatFecha(fecha)}`,
  nothing: "–",
  withoutReceta: (count: number) =>
    `${piezas(count)} sin receta: nadie sabe cuánto tardan, y no cuentan.`,
  recetasLink: "Ver productos",
  withoutPrinter: (materiales: readonly string[]) =>
    `Hay piezas que ninguna impresora hace, por su material o sus colores: ${materiales.join(", ")}. No cuentan en las fechas.`,
  noMaterial: "sin material",
  risk: "En riesgo",
  riskLead: (count: number) =>
    count === 1
      ? "Un pedido no alcanza a estar listo el día que se prometió. Su promesa no cambia sola."
      : `${count.toLocaleString("es-CL")} pedidos no alcanzan a estar listos el día que se prometió. Sus promesas no cambian solas.`,
  riskRow: (prometido: string, posible: string) =>
    `Debía estar listo el ${formatFecha(prometido)}; alcanza el ${formatFecha(posible)}.`,
  pedido: (numero: string, nombre: string) => `${numero}, ${nombre}`,
  nombre: "Nombre",
  activa: "Imprime",
  activaHint: "Apagada no cuenta en ninguna fecha.",
  dias: "Días",
  diaNames: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"],
  diaShort: ["lu", "ma", "mi", "ju", "vi", "sá", "do"],
  feriados: "Ni en feriados ni en los días cerrados de Despacho.",
  desde: "Desde las",
  hasta: "Hasta las",
  horaHint: "Hora de 0 a 24.",
  materiales: "Materiales",
  materialesHint:
    "Separados por coma, como los nombran tus productos: «PLA» vale también para «PLA mate». Vacío: todos.",
  colores: "Colores por pieza",
  coloresHint: "1 sin cambio de filamento.",
  cerrada: "Fuera de servicio",
  cerradaDesde: "Desde el",
  cerradaHasta: "Hasta el",
  cerradaHint: "Incluidos los dos. Cambia lo que se promete desde ahora, no lo ya prometido.",
  off: "Apagada",
  out: (desde: string, hasta: string) =>
    desde === hasta
      ? `Fuera de servicio el ${formatFecha(desde)}`
      : `Fuera de servicio del ${formatFecha(desde)} al ${formatFecha(hasta)}`,
  everyMaterial: "todo material",
  upTo: (colores: number) => (colores === 1 ? "1 color" : `hasta ${colores} colores`),
} as const;
