import type { DespachoWay } from "../../schemas/despacho.ts";
import type { PedidoDespacho } from "../../schemas/pedidos.ts";
import { formatClp } from "../pago/clp.ts";
import type { Modo } from "./despacho.ts";

const weekdays = ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"];
const months = "ene feb mar abr may jun jul ago sept oct nov dic".split(" ");

/** Words a day like 2026-11-26: "jue 26 de nov". */
export function formatFecha(fecha: string): string {
  const date = new Date(`${fecha}T00:00:00Z`);
  const weekday = weekdays[date.getUTCDay()];
  return `${weekday} ${date.getUTCDate()} de ${months[date.getUTCMonth()]}`;
}

type Way = Pick<PedidoDespacho, "modo" | "desde" | "hasta">;

/** When it arrives, or can be fetched; empty when only the shop's general sentence was promised. */
export function plazoText({ modo, desde, hasta }: Way): string {
  if (desde === null || hasta === null) return "";
  if (modo === "retiro") return `Listo para retirar desde el ${formatFecha(desde)}`;
  return `Llega ${daysText({ desde, hasta })}`;
}

function daysText({ desde, hasta }: Pick<DespachoWay, "desde" | "hasta">): string {
  if (desde === hasta) return `el ${formatFecha(desde)}`;
  const isOneMonth = desde.slice(0, 7) === hasta.slice(0, 7);
  const first = isOneMonth ? formatFecha(desde).replace(/ de .+$/, "") : formatFecha(desde);
  return `entre el ${first} y el ${formatFecha(hasta)}`;
}

export const modoNames: Readonly<Record<Modo, string>> = {
  domicilio: "A domicilio",
  sucursal: "A una sucursal de la empresa de despacho",
  por_pagar: "Por pagar",
  retiro: "Retiro en el taller",
};

/** Shown in place of a precio of 0. */
const freeWords: Readonly<Partial<Record<Modo, string>>> = {
  por_pagar: "Lo pagas al recibir",
  retiro: "Sin costo",
};

/** Beside the word «Despacho», as in "$9.900". */
export function wayPrecioText({ modo, precio }: Pick<DespachoWay, "modo" | "precio">): string {
  return precio > 0 ? formatClp(precio) : (freeWords[modo] ?? "Incluido");
}

/** Notes to be read before paying; the other modos have none. */
export const modoNotes: Readonly<Record<Modo, string>> = {
  domicilio: "",
  sucursal: "Lo retiras en la sucursal más cercana a tu dirección.",
  por_pagar: "El despacho no está en el total: se lo pagas a la empresa de despacho al recibir.",
  retiro: "Lo vienes a buscar al taller.",
};

/** One way to a comuna in a sentence without its point, as in "Despacho a Ñuñoa: incluido, entre el … y el …". */
export function wayText(comuna: string, { modo, precio, desde, hasta }: DespachoWay): string {
  if (modo === "retiro") return `Retiro en el taller: listo el ${formatFecha(desde)}`;
  const where = modo === "sucursal" ? `una sucursal en ${comuna}` : comuna;
  return `Despacho a ${where}: ${costText({ modo, precio })}, ${daysText({ desde, hasta })}`;
}

function costText({ modo, precio }: Pick<DespachoWay, "modo" | "precio">): string {
  if (modo === "por_pagar") return "por pagar (pagas al transportista al recibir)";
  return precio === 0 ? "incluido" : formatClp(precio);
}
