import type { Resumen } from "#contract/schemas/administracion.ts";
import { chileDate } from "../../time/chile-time.ts";
import { days, hours } from "../../time/clock.ts";
import { lastDays } from "../../time/last-days.ts";

/** Sales of one hour. Chile's offset is whole hours, so an hour lies in one day. */
export type VentasHour = {
  /** The beginning of the hour, in epoch milliseconds. */
  hora: number;
  pedidos: number;
  monto: number;
};

type VentasDay = Resumen["por_dia"][number];

const shownDays = 30;

/** 29 days before today's midnight; one of them may have 25 hours. */
export function ventasSince(now: number): number {
  return now - days(shownDays) - hours(2);
}

/** Today last, days without sales included. */
export function ventasPerDay(sold: readonly VentasHour[], now: number): VentasDay[] {
  const perDay = lastDays(chileDate(now), shownDays).map((fecha) => ({
    fecha,
    pedidos: 0,
    monto: 0,
  }));
  const byFecha = new Map(perDay.map((day) => [day.fecha, day]));
  for (const { hora, pedidos, monto } of sold) {
    const day = byFecha.get(chileDate(hora));
    if (!day) continue;
    day.pedidos += pedidos;
    day.monto += monto;
  }
  return perDay;
}

export function sumVentas(perDay: readonly VentasDay[]): Resumen["ventas"] {
  const sumLast = (count: number) =>
    perDay.slice(-count).reduce(
      (sum, { pedidos, monto }) => ({
        pedidos: sum.pedidos + pedidos,
        monto: sum.monto + monto,
      }),
      { pedidos: 0, monto: 0 },
    );
  return { hoy: sumLast(1), dias7: sumLast(7), dias30: sumLast(shownDays) };
}
