import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DespachoZona } from "#contract/schemas/despacho.ts";
import { comunas, findLugar } from "#contract/values/despacho/lugares.ts";
import { regiones } from "#contract/values/despacho/regiones.ts";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { chileDate } from "../../time/chile-time.ts";
import { days, hours } from "../../time/clock.ts";
import { addWorkingDays, isWorkingDay } from "../../time/working-days.ts";
import { findTablaFaults } from "./check-tabla.ts";
import { cargaOf, quote } from "./quote.ts";
import type { Tabla } from "./tabla.ts";

const noon = Date.parse("2026-11-23T12:00:00-03:00");
const parcel = (gramos: number) => ({ gramos, sin_peso: 0, plazo_dias: 0 });

function buildTabla(overrides: Parameters<typeof despachoTabla>[0] = {}): Tabla {
  const { ajustes, zonas } = despachoTabla(overrides);
  return { version: 1, ajustes, zonas, closed: new Set(ajustes.dias_cerrados) };
}

function ways(tabla: Tabla, { comuna, gramos = 450, monto = 0, now = noon, region }: Asked) {
  const lugar = findLugar({ comuna, ...(region === undefined ? {} : { region }) });
  return quote(tabla, { lugar, carga: parcel(gramos), monto, now });
}
type Asked = { comuna: string; gramos?: number; monto?: number; now?: number; region?: string };

describe("a quote", () => {
  test("without a table is what the shop's sentence says", () => {
    const tabla = buildTabla({ ajustes: { activa: false } });
    expect(ways(tabla, { comuna: "Isla de Pascua" })).toEqual([
      {
        ...{ modo: "domicilio", precio: 0, desde: "2026-11-26", hasta: "2026-12-02" },
        ...{ listo: "2026-11-23", retiro: null, isGeneral: true },
      },
    ]);
  });

  test("takes a comuna before its region, and that before the rest of Chile", () => {
    const zona = (nombre: string, { lugar, precio }: { lugar: string; precio: number }) => ({
      ...includedZona,
      nombre,
      lugares: [lugar],
      tramos: [{ hasta_gramos: 1000, precio }],
    });
    const tabla = buildTabla({
      zonas: [
        zona("a", { lugar: "CL", precio: 1 }),
        zona("b", { lugar: "05", precio: 2 }),
        zona("c", { lugar: "05201", precio: 3 }),
      ],
    });
    const precio = (asked: Asked) => ways(tabla, asked)[0]?.precio;
    expect(precio({ comuna: "Ñuñoa" })).toBe(1);
    expect(precio({ comuna: "vina del mar" })).toBe(2);
    expect(precio({ comuna: "Reñaca" })).toBe(2);
    expect(precio({ comuna: "Isla de Pascua" })).toBe(3);
    expect(precio({ comuna: "Rapa Nui", region: "Valparaíso" })).toBe(3);
    // It may be any of its region.
    expect(precio({ comuna: "Mi pueblo", region: "Valparaíso" })).toBe(3);
    expect(precio({ comuna: "Isla de Pascua", region: "Metropolitana de Santiago" })).toBe(3);
    expect(precio({ comuna: "Mi pueblo", region: "Metropolitana de Santiago" })).toBe(1);
    expect(ways(tabla, { comuna: "Mi pueblo" })).toMatchObject([{ modo: "por_pagar", precio: 0 }]);
  });

  test("above the last tramo is por pagar, free from an amount, and never an error", () => {
    const remote = { comuna: "Isla de Pascua" };
    const tabla = buildTabla();
    expect(ways(tabla, { ...remote, gramos: 1000 })).toMatchObject([{ precio: 9900 }]);
    expect(ways(tabla, { ...remote, gramos: 1001 })).toMatchObject([{ precio: 24_900 }]);
    expect(ways(tabla, { ...remote, gramos: 5001 })).toMatchObject([{ modo: "por_pagar" }]);
    expect(ways(tabla, { ...remote, monto: 200_000 })).toMatchObject([{ precio: 0 }]);
    expect(ways(tabla, { ...remote, monto: 199_999 })).toMatchObject([{ precio: 9900 }]);
  });

  test("counts a piece without weight with the default", () => {
    const lineas = [
      { peso_gramos: 200, plazo_dias: 0, cantidad: 3 },
      { peso_gramos: 0, plazo_dias: 0, cantidad: 2 },
    ];
    expect(cargaOf(lineas)).toEqual({ gramos: 600, sin_peso: 2, plazo_dias: 0 });
    const lugar = findLugar({ comuna: "Isla de Pascua" });
    const [way] = quote(buildTabla(), { lugar, carga: cargaOf(lineas), monto: 0, now: noon });
    expect(way?.precio).toBe(24_900);
  });

  test.each([true, false])("begins when its last piece is made; table on: %s", (activa) => {
    const tabla = buildTabla({ ajustes: { activa } });
    const lugar = findLugar({ comuna: "Ñuñoa" });
    const at = (plazos: number[]) => {
      const lineas = plazos.map((plazo_dias) => ({ peso_gramos: 9, plazo_dias, cantidad: 1 }));
      const [way] = quote(tabla, { lugar, carga: cargaOf(lineas), monto: 0, now: noon });
      if (!way) throw new Error("no way");
      return way;
    };
    const [soon, made] = [at([0, 0]), at([0, 10, 3])];
    const days = { count: 10, closed: tabla.closed };
    expect(made.desde).toBe(addWorkingDays(soon.desde, days));
    expect(made.hasta).toBe(addWorkingDays(soon.hasta, days));
    // The shop's sentence promises other days.
    expect([soon.isGeneral, made.isGeneral]).toEqual([!activa, false]);
  });

  test("counts from the next working day after the cut-off, in Chile", () => {
    const at = (time: string) =>
      ways(buildTabla(), { comuna: "Ñuñoa", now: Date.parse(`2026-11-${time}-03:00`) })[0]?.desde;
    expect(at("23T13:59:00")).toBe("2026-11-27");
    expect(at("23T14:00:00")).toBe("2026-11-30");
    expect(at("21T09:00:00")).toBe("2026-11-27");
  });

  test("of retiro says where, and from which day", () => {
    const ajustes = { retiro: true, retiro_taller: "Calle 1", retiro_horario: "10 a 18" };
    expect(ways(buildTabla({ ajustes }), { comuna: "Ñuñoa" })).toMatchObject([
      { modo: "domicilio" },
      {
        modo: "retiro",
        precio: 0,
        desde: "2026-11-24",
        hasta: "2026-11-24",
        retiro: { direccion: "Calle 1", horario: "10 a 18" },
      },
    ]);
  });
});

const codes = ["CL", ...regiones.map(({ codigo }) => codigo), ...comunas.map((c) => c.codigo)];

const anyZonas = fc
  .array(
    fc.record({
      modo: fc.constantFrom("domicilio", "sucursal", "por_pagar" as const),
      lugares: fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 30 }),
      plazo: fc.tuple(fc.nat(10), fc.nat(20)),
      gratis_desde: fc.option(fc.integer({ min: 1, max: 100_000 })),
      tramos: fc.array(fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.nat(9000)), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => {
    const taken = new Set<string>();
    return drawn.flatMap(({ modo, lugares, plazo, gratis_desde, tramos }, at): DespachoZona[] => {
      const own = lugares.filter((codigo) => !taken.has(`${modo}${codigo}`));
      for (const codigo of own) taken.add(`${modo}${codigo}`);
      if (own.length === 0) return [];
      let [hasta_gramos, precio] = [0, 0];
      const rising = tramos.map(([gramos, pesos]) => {
        hasta_gramos += gramos;
        precio += pesos;
        return { hasta_gramos, precio };
      });
      const isFree = modo === "por_pagar";
      return [
        {
          modo,
          nombre: `Zona ${at}`,
          lugares: own,
          dias_desde: plazo[0],
          dias_hasta: plazo[0] + plazo[1],
          gratis_desde: isFree ? null : gratis_desde,
          tramos: isFree ? [] : rising,
        },
      ];
    });
  });

const weights = [0, 1, 449, 1000, 4999, 12_000, 29_999, 30_000];
const start = Date.parse("2026-11-23T00:30:00-03:00");
const twoYears = 731;

/** Faults in the ways of one comuna and moment, at rising weights; empty when there are none. */
function faultsOf(tabla: Tabla, { comuna, now }: { comuna: string; now: number }): string[] {
  const lugar = { comuna, region: comuna.slice(0, 2) };
  const last = new Map<string, number>();
  return weights.flatMap((gramos) => {
    const at = { lugar, carga: parcel(gramos), now };
    const offered = quote(tabla, { ...at, monto: 0 });
    const rich = new Map(quote(tabla, { ...at, monto: 90_000 }).map((way) => [way.modo, way]));
    const found = offered.flatMap((way) => {
      const before = last.get(way.modo) ?? 0;
      last.set(way.modo, way.precio);
      const free = rich.get(way.modo)?.precio ?? Number.POSITIVE_INFINITY;
      const faults = [
        ...(way.precio < before ? ["cheaper when heavier"] : []),
        ...(free > way.precio ? ["dearer for more money"] : []),
        ...findDateFaults(tabla, { ...way, now }),
      ];
      return faults.map((fault) => `${comuna} ${gramos} g ${way.modo} at ${now}: ${fault}`);
    });
    return offered.length === 0 ? [`${comuna} ${gramos} g: nothing`] : found;
  });
}

type Dated = { desde: string; hasta: string; now: number };

function findDateFaults({ closed }: Tabla, { desde, hasta, now }: Dated): string[] {
  const isWorking = isWorkingDay(desde, closed) && isWorkingDay(hasta, closed);
  return [
    ...(desde < chileDate(now) || hasta < desde ? ["in the past"] : []),
    ...(isWorking ? [] : ["no working day"]),
  ];
}

describe("the ways of any table", () => {
  test("answer every comuna, weight and day of two years, and keep their promises", () => {
    fc.assert(
      fc.property(
        anyZonas,
        fc.record({ hora_corte: fc.integer({ min: 1, max: 24 }), dias_preparacion: fc.nat(9) }),
        fc.nat(1000),
        (zonas, some, offset) => {
          const ajustes = { ...some, activa: zonas.length > 0, dias_cerrados: ["2026-12-24"] };
          const tabla = buildTabla({ ajustes, zonas });
          expect(findTablaFaults(tabla)).toEqual([]);
          const found = comunas.flatMap(({ codigo }, at) => {
            const day = (at * 37 + offset) % twoYears;
            return faultsOf(tabla, { comuna: codigo, now: start + days(day) + hours(at % 24) });
          });
          expect(found).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("every day of two years, one comuna after the other", () => {
    const tabla = buildTabla();
    const found = Array.from({ length: twoYears }, (_, day) => {
      const comuna = comunas[day % comunas.length]?.codigo ?? "";
      return faultsOf(tabla, { comuna, now: start + days(day) + hours(day % 24) });
    });
    expect(comunas).toHaveLength(346);
    expect(found.flat()).toEqual([]);
  });
});
