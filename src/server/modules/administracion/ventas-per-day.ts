import type { Resumen } from "#contract/schemas/administracion.ts";
import { days, hours } from "../../clock.ts";

/** What was sold in one hour. Chile's offset is whole hours, so an hour lies in one day. */
export type VentasHora = {
  /** When the hour begins, in epoch milliseconds. */
  hora: number;
  pedidos: number;
  monto: number;
};

type Dia = Resumen["por_dia"][number];

const shownDays = 30;
const dayOfChile = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: "America/Santiago",
});

/** From when on hours are needed: 29 days before today's midnight, one of which may have 25 hours. */
export function ventasSince(now: number): number {
  return now - days(shownDays) - hours(2);
}

/** The last 30 days of Chile's calendar with what was sold in them, today last; days without sales are there too. */
export function ventasPorDia(horas: readonly VentasHora[], now: number): Dia[] {
  const dias = lastDays(dayOfChile.format(now)).map((fecha) => ({ fecha, pedidos: 0, monto: 0 }));
  const byFecha = new Map(dias.map((dia) => [dia.fecha, dia]));
  for (const { hora, pedidos, monto } of horas) {
    const dia = byFecha.get(dayOfChile.format(hora));
    if (!dia) continue;
    dia.pedidos += pedidos;
    dia.monto += monto;
  }
  return dias;
}

/** The sums over today, seven and thirty days. */
export function sumVentas(dias: readonly Dia[]): Resumen["ventas"] {
  const sumLast = (count: number) =>
    dias.slice(-count).reduce(
      (sum, { pedidos, monto }) => ({
        pedidos: sum.pedidos + pedidos,
        monto: sum.monto + monto,
      }),
      { pedidos: 0, monto: 0 },
    );
  return { hoy: sumLast(1), dias7: sumLast(7), dias30: sumLast(shownDays) };
}

/** Dates of the calendar up to this one. They are counted in UTC, where every day has 24 hours. */
function lastDays(today: string): string[] {
  const midnight = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: shownDays }, (_, place) =>
    new Date(midnight - days(shownDays - 1 - place)).toISOString().slice(0, 10),
  );
}
