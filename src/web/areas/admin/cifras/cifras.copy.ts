import { formatCalendarDay } from "../today/days.ts";

const number = (count: number) => count.toLocaleString("es-CL");

export const cifrasCopy = {
  title: "Cifras",
  lead: (desde: string, hasta: string) =>
    `Del ${formatCalendarDay(desde)} al ${formatCalendarDay(hasta)}, los últimos 30 días.`,
  exportCsv: "Exportar impresiones",
  exporting: "Exportando…",
  fileName: "impresiones.csv",
  failed: "No pudimos cargar las cifras. Inténtalo de nuevo.",

  facts: "En resumen",
  buenas: "Piezas impresas",
  fallidas: "Fallas",
  percentOf: (fallidas: number, all: number) =>
    all === 0 ? "" : `${Math.round((fallidas / all) * 1000) / 10} %`.replace(".", ","),
  hours: "Horas de máquina",
  hoursOf: (minutos: number) => `${number(Math.round(minutos / 6) / 10)} h`,
  hoursHint: "Según la impresión de cada producto; las fallas cuentan enteras.",
  envio: "Del pago al envío",
  median: (dias: number) => (dias === 1 ? "1 día" : `${number(dias)} días`),
  medianHint: "La mitad de los pedidos tarda esto o menos.",
  promesas: "Promesas cumplidas",
  promesasOf: (cumplidas: number, known: number) => `${number(cumplidas)} de ${number(known)}`,
  sinEntrega: (count: number) =>
    count === 1
      ? "1 salió a tiempo y nadie anotó su entrega."
      : `${number(count)} salieron a tiempo y nadie anotó su entrega.`,
  nothing: "—",

  productos: "Por producto",
  producto: "Producto",
  colores: "Por color",
  color: "Color",
  gramos: "Gramos",
  motivos: "Por qué fallan",
  motivo: "Motivo",
  dias: "Días del pago al envío",
  dia: "Días",
  pedidos: "Pedidos",
  diaOf: (dias: number) => (dias === 0 ? "El mismo día" : cifrasCopy.median(dias)),
  por_dia: "Por día",
  fecha: "Día",
  good: "Buenas",
  bad: "Fallidas",
  number,
  empty: "Nada en estos días.",
  more: (count: number) => `Y ${number(count)} más: están en el archivo.`,
} as const;
