import { describe, expect, it } from "vitest";
import { sumVentas, type VentasHour, ventasPerDay, ventasSince } from "./ventas-per-day.ts";

const sale = (moment: string, monto = 1000): VentasHour => ({
  hora: Date.parse(moment),
  pedidos: 1,
  monto,
});

/** Days with sales, as "2026-11-21: 2". */
function daysWithSales(sold: VentasHour[], now: string): string[] {
  return ventasPerDay(sold, Date.parse(now))
    .filter(({ pedidos }) => pedidos > 0)
    .map(({ fecha, pedidos }) => `${fecha}: ${pedidos}`);
}

describe("ventasPerDay", () => {
  it("answers 30 days in a row, today last, without sales too", () => {
    const perDay = ventasPerDay([], Date.parse("2026-11-21T15:00:00Z"));
    expect(perDay).toHaveLength(30);
    expect(perDay.at(0)).toEqual({ fecha: "2026-10-23", pedidos: 0, monto: 0 });
    expect(perDay.at(-1)).toEqual({ fecha: "2026-11-21", pedidos: 0, monto: 0 });
    expect(new Set(perDay.map(({ fecha }) => fecha)).size).toBe(30);
  });

  it("ends a day at Chile's midnight, not at that of Greenwich", () => {
    const sold = [sale("2026-11-21T02:00:00Z"), sale("2026-11-21T03:00:00Z")];
    expect(daysWithSales(sold, "2026-11-21T15:00:00Z")).toEqual(["2026-11-20: 1", "2026-11-21: 1"]);
    expect(daysWithSales(sold, "2026-11-21T02:30:00Z")).toEqual(["2026-11-20: 1"]);
  });

  it("gives 4 April 2026 its 25 hours", () => {
    const sold = Array.from({ length: 27 }, (_, hour) =>
      sale(new Date(Date.parse("2026-04-04T02:00:00Z") + hour * 3_600_000).toISOString()),
    );
    expect(daysWithSales(sold, "2026-04-10T12:00:00Z")).toEqual([
      "2026-04-03: 1",
      "2026-04-04: 25",
      "2026-04-05: 1",
    ]);
  });

  it("gives 6 September 2026 its 23 hours, which begin at one o'clock", () => {
    const sold = Array.from({ length: 25 }, (_, hour) =>
      sale(new Date(Date.parse("2026-09-06T03:00:00Z") + hour * 3_600_000).toISOString()),
    );
    expect(daysWithSales(sold, "2026-09-10T12:00:00Z")).toEqual([
      "2026-09-05: 1",
      "2026-09-06: 23",
      "2026-09-07: 1",
    ]);
  });

  it("asks for all hours of the 30 days at any time of the year", () => {
    const start = Date.parse("2026-01-01T02:30:00Z");
    for (let now = start; now < start + 400 * 86_400_000; now += 3_599_000) {
      const perDay = ventasPerDay([{ hora: ventasSince(now), pedidos: 1, monto: 1 }], now);
      // The hours just before those that are asked for belong to an earlier day.
      if (perDay.some(({ pedidos }) => pedidos > 0)) throw new Error(new Date(now).toISOString());
      expect(perDay[29]?.fecha).not.toBe(perDay[28]?.fecha);
    }
  });

  it("leaves out what lies before the 30 days", () => {
    expect(daysWithSales([sale("2026-10-22T15:00:00Z")], "2026-11-21T15:00:00Z")).toEqual([]);
  });
});

describe("sumVentas", () => {
  it("adds up today, seven and thirty days", () => {
    const sold = [
      sale("2026-11-21T12:00:00Z", 1),
      sale("2026-11-21T13:00:00Z", 2),
      sale("2026-11-15T12:00:00Z", 10),
      sale("2026-11-14T12:00:00Z", 100),
      sale("2026-10-23T12:00:00Z", 1000),
      sale("2026-10-22T12:00:00Z", 10_000),
    ];
    expect(sumVentas(ventasPerDay(sold, Date.parse("2026-11-21T15:00:00Z")))).toEqual({
      hoy: { pedidos: 2, monto: 3 },
      dias7: { pedidos: 3, monto: 13 },
      dias30: { pedidos: 5, monto: 1113 },
    });
  });
});
