import { describe, expect, test } from "vitest";
import type { DespachoZona } from "#contract/schemas/despacho.ts";
import { comunas } from "#contract/values/despacho/lugares.ts";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { days, hours } from "../../time/clock.ts";
import { isWorkingDay, nextDay } from "../../time/working-days.ts";
import { findTablaFaults } from "./check-tabla.ts";
import { type OfferedWay, quote } from "./quote.ts";
import type { Tabla } from "./tabla.ts";

const edges = [500, 1000, 3000, 10_000, 30_000];
const rising = edges.map((hasta_gramos, at) => ({ hasta_gramos, precio: 1990 * (at + 1) }));

/** Every modo and kind of lugar; comunas without a zona are in the region of Los Ríos. */
const zonas: DespachoZona[] = [
  { ...includedZona, nombre: "Centro", lugares: ["05", "06", "13"], dias_desde: 1, dias_hasta: 3 },
  { ...includedZona, nombre: "Sur", lugares: ["09", "10", "11", "12"], tramos: rising },
  {
    ...includedZona,
    nombre: "Islas",
    lugares: ["05104", "05201"],
    dias_desde: 7,
    dias_hasta: 15,
    gratis_desde: 60_000,
    tramos: rising.slice(0, 3),
  },
  { ...includedZona, modo: "sucursal", nombre: "Sucursales", dias_desde: 0, tramos: rising },
  { ...includedZona, modo: "por_pagar", nombre: "Norte", lugares: ["01", "02", "15"], tramos: [] },
];
const dias_cerrados = ["2026-12-24", "2026-12-31", "2027-02-15", "2027-02-16", "2028-09-15"];
const ajustes = { hora_corte: 14, dias_preparacion: 2, dias_cerrados, retiro: true };
const place = { retiro_taller: "Taller 12", retiro_horario: "10 a 18" };
const table = despachoTabla({ ajustes: { ...ajustes, ...place }, zonas });
const tabla: Tabla = { version: 1, ...table, closed: new Set(dias_cerrados) };

const start = Date.parse("2026-11-23T00:30:00-03:00");
const twoYears = 731;
type Asked = { codigo: string; gramos: number; now: number; monto?: number };

function ask({ codigo, gramos, now, monto = 12_990 }: Asked): OfferedWay[] {
  const lugar = { comuna: codigo, region: codigo.slice(0, 2) };
  return quote(tabla, { lugar, carga: { gramos, sin_peso: 0, plazo_dias: 0 }, monto, now });
}

/** The days on which the shop works, and the place of each date among them. */
const workingDays: string[] = [];
const placeOf = new Map<string, number>();
for (let [day, seen] = ["2026-11-01", 0]; seen < 900; seen += 1, day = nextDay(day)) {
  placeOf.set(day, workingDays.length);
  if (isWorkingDay(day, tabla.closed)) workingDays.push(day);
}

const firstDays = new Map<number, string>();

/** Later from the cut-off hour on. Kept: formatting a date takes longer than all else here. */
function firstDay(now: number): string {
  const [today = "", clock = ""] = chileMinute(now).split(" ");
  const found = Number(clock.slice(0, 2)) >= ajustes.hora_corte ? nextDay(today) : today;
  firstDays.set(now, found);
  return found;
}

/** Counted in the list of working days, without the code under test. */
function daysOf({ modo, now }: { modo: string; now: number }, zona?: DespachoZona) {
  const from = firstDays.get(now) ?? firstDay(now);
  const leaves = (placeOf.get(from) ?? Number.NaN) + ajustes.dias_preparacion;
  const { por_pagar_dias_desde, por_pagar_dias_hasta } = table.ajustes;
  const { dias_desde, dias_hasta } = zona ?? {
    dias_desde: modo === "retiro" ? 0 : por_pagar_dias_desde,
    dias_hasta: modo === "retiro" ? 0 : por_pagar_dias_hasta,
  };
  return { desde: workingDays[leaves + dias_desde], hasta: workingDays[leaves + dias_hasta] };
}

describe("with a table of every kind of zona", () => {
  test("every comuna is told working days, on each day of two years one in seven", () => {
    expect(findTablaFaults(tabla)).toEqual([]);
    expect(comunas).toHaveLength(346);
    const wrong: string[] = [];
    for (const [at, { codigo, nombre }] of comunas.entries()) {
      const zonaOf = (modo: string) => {
        const own = zonas.filter((zona) => zona.modo === modo);
        const named = (lugar: string) => own.find(({ lugares }) => lugares.includes(lugar));
        return named(codigo) ?? named(codigo.slice(0, 2)) ?? named("CL");
      };
      const known = new Map(["domicilio", "sucursal", "por_pagar"].map((it) => [it, zonaOf(it)]));
      for (let day = at % 7; day < twoYears; day += 7) {
        const now = start + days(day) + hours((day + at) % 24);
        for (const { modo, desde, hasta } of ask({ codigo, gramos: 450, now })) {
          const told = daysOf({ modo, now }, known.get(modo));
          if (desde === told.desde && hasta === told.hasta && desde <= hasta) continue;
          wrong.push(`${nombre} ${modo} at ${chileMinute(now)}: ${desde} to ${hasta}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test("no gram more costs less, and no peso more costs more, in any comuna", () => {
    const around = [0, ...edges].flatMap((edge) => [edge - 1, edge, edge + 1]);
    const steps = Array.from({ length: 13 }, (_, at) => at * 2500);
    const weights = [...new Set([...around, ...steps])].filter((it) => it >= 0 && it <= 30_000);
    const montos = [0, 59_999, 60_000, 999_999];
    const wrong = comunas.flatMap(({ codigo, nombre }, at) => {
      const now = start + days((at * 37) % twoYears) + hours(at % 24);
      const lightest = new Map<string, number>();
      return weights
        .toSorted((a, b) => a - b)
        .flatMap((gramos) => {
          const ways = montos.map((monto) => ask({ codigo, gramos, now, monto }));
          const precios = ways.map(([first]) => first?.precio ?? Number.NaN);
          const cheaper = (ways[0] ?? []).filter(
            ({ modo, precio }) => precio < (lightest.get(modo) ?? 0),
          );
          for (const { modo, precio } of ways[0] ?? []) lightest.set(modo, precio);
          const isFalling = precios.toSorted((a, b) => b - a).join() === precios.join();
          return isFalling && cheaper.length === 0 ? [] : [`${nombre} ${gramos} g: ${precios}`];
        });
    });
    expect(wrong).toEqual([]);
  });
});
