import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canPrint, type Printer, planFinish, type Work } from "./plan-finish.ts";
import { createPrinterTime, type Moment } from "./printer-time.ts";

const weekdays: Printer = {
  ...{ dias: "12345", desde: 8, hasta: 18, materiales: [], colores: 1 },
  ...{ cerrada_desde: null, cerrada_hasta: null },
};
const piece: Work = { material: "PLA", colores: 1, minutos: 60, por_placa: 1, piezas: 1 };
/** A Monday. */
const morning: Moment = { fecha: "2026-11-23", minuto: 8 * 60 };

type Asked = Partial<{
  printers: Printer[];
  ahead: Work[];
  work: Work;
  now: Moment;
  closed: string[];
}>;

function finish({ printers = [weekdays], ahead = [], work = piece, now = morning, closed }: Asked) {
  const time = createPrinterTime(new Set(closed));
  return planFinish({ printers, ahead, work, now, time });
}

const workOf = (hours: number, more: Partial<Work> = {}): Work => ({
  ...piece,
  minutos: hours * 60,
  ...more,
});

describe("the day on which work is printed", () => {
  test.for<[string, Asked, string | null]>([
    ["with nothing ahead", {}, "2026-11-23"],
    ["behind a full day", { ahead: [workOf(10)] }, "2026-11-24"],
    ["that just fits", { ahead: [workOf(9)] }, "2026-11-23"],
    ["behind a full week", { ahead: [workOf(10, { piezas: 5 })] }, "2026-11-30"],
    ["after hours", { now: { fecha: "2026-11-23", minuto: 18 * 60 } }, "2026-11-24"],
    ["late in the day", { now: { fecha: "2026-11-23", minuto: 17 * 60 + 1 } }, "2026-11-24"],
    ["on a Saturday", { now: { fecha: "2026-11-28", minuto: 0 } }, "2026-11-30"],
    ["before a holiday", { now: { fecha: "2026-12-08", minuto: 0 } }, "2026-12-09"],
    ["while the shop is closed", { closed: ["2026-11-23"] }, "2026-11-24"],
    [
      "by two printers",
      { printers: [weekdays, { ...weekdays }], ahead: [workOf(10)] },
      "2026-11-23",
    ],
    ["longer than a day", { work: workOf(25) }, "2026-11-25"],
    ["of two plates", { work: workOf(6, { piezas: 2 }) }, "2026-11-24"],
    [
      "of two plates on two printers",
      { printers: [weekdays, { ...weekdays }], work: workOf(6, { piezas: 2 }) },
      "2026-11-23",
    ],
    ["of one plate", { work: workOf(5, { piezas: 2, por_placa: 2 }) }, "2026-11-23"],
    ["without a printer", { printers: [] }, null],
    [
      "in a material that no printer takes",
      { work: workOf(1, { material: "ABS" }), printers: [{ ...weekdays, materiales: ["PLA"] }] },
      null,
    ],
    [
      "on a printer that is out of service",
      { printers: [{ ...weekdays, cerrada_desde: "2026-11-20", cerrada_hasta: "2026-11-25" }] },
      "2026-11-26",
    ],
    [
      "beside one that is out of service",
      {
        printers: [
          weekdays,
          { ...weekdays, cerrada_desde: "2026-11-20", cerrada_hasta: "2027-01-25" },
        ],
        ahead: [workOf(10)],
      },
      "2026-11-24",
    ],
    [
      "behind work that cannot go elsewhere",
      {
        printers: [
          { ...weekdays, materiales: ["PLA"] },
          { ...weekdays, materiales: ["PETG"] },
        ],
        ahead: [workOf(20), workOf(1, { material: "PETG" })],
      },
      "2026-11-25",
    ],
    ["on printers that never print", { printers: [{ ...weekdays, dias: "" }] }, "2027-11-23"],
  ])("%s", ([, asked, expected]) => {
    expect(finish(asked)).toBe(expected);
  });
});

test.for<[Partial<Printer>, Partial<Work>, boolean]>([
  [{}, {}, true],
  [{ materiales: ["pla", "PETG"] }, {}, true],
  [{ materiales: ["PLA"] }, { material: "PLA mate" }, true],
  [{ materiales: ["PLA mate"] }, {}, false],
  [{ materiales: ["PLA"] }, { material: "PLAX" }, false],
  [{ materiales: ["PETG"] }, {}, false],
  [{ materiales: ["PETG"] }, { material: "" }, false],
  [{ colores: 1 }, { colores: 2 }, false],
  [{ colores: 4 }, { colores: 4 }, true],
])("a printer of %o prints %o: %s", ([printer, work, expected]) => {
  expect(canPrint({ ...weekdays, ...printer }, { ...piece, ...work })).toBe(expected);
});

const materiales = ["PLA", "PETG", "TPU"] as const;
const printers = fc.array(
  fc
    .record({
      dias: fc.constantFrom("12345", "1234567", "135", "67"),
      desde: fc.integer({ min: 0, max: 9 }),
      hasta: fc.integer({ min: 18, max: 24 }),
      materiales: fc.subarray([...materiales]),
      colores: fc.constantFrom(1, 4),
      out: fc.option(fc.tuple(fc.integer({ min: 20, max: 30 }), fc.integer({ min: 0, max: 9 }))),
    })
    .map(
      ({ out, ...printer }): Printer => ({
        ...printer,
        cerrada_desde: out && `2026-11-${out[0]}`,
        cerrada_hasta:
          out && new Date(Date.UTC(2026, 10, out[0] + out[1])).toISOString().slice(0, 10),
      }),
    ),
  { minLength: 1, maxLength: 4 },
);
const works = fc.record({
  material: fc.constantFrom(...materiales),
  colores: fc.constantFrom(1, 2),
  minutos: fc.integer({ min: 1, max: 400 }),
  por_placa: fc.constantFrom(1, 4),
  piezas: fc.integer({ min: 1, max: 9 }),
});
const moments = fc.record({
  fecha: fc.integer({ min: 20, max: 30 }).map((day) => `2026-11-${day}`),
  minuto: fc.integer({ min: 0, max: 1439 }),
});
const situations = fc.record({
  printers,
  ahead: fc.array(works, { maxLength: 5 }),
  work: works,
  now: moments,
  closed: fc.subarray(["2026-11-24", "2026-11-26", "2026-12-01"]),
});

/** Whole plates, in their sequence. */
function platesOf({ minutos, por_placa, piezas, ...kind }: Work) {
  return Array.from({ length: Math.ceil(piezas / por_placa) }, (_, place) => ({
    ...kind,
    minutos: minutos * Math.min(por_placa, piezas - place * por_placa),
  }));
}

/** Day on which the last plate ends when each one goes to the printer that ends it first, minute by minute. */
function follow(used: readonly Printer[], { ahead, work, now, closed }: Required<Asked>): string {
  const time = createPrinterTime(new Set(closed));
  const free = used.map(() => now);
  let last = now;
  for (const plate of [...ahead, work].flatMap(platesOf)) {
    const ends = used.map((printer, place) =>
      canPrint(printer, { ...work, ...plate })
        ? time.printUntil([printer], { start: free[place] ?? now, minutos: plate.minutos })
        : undefined,
    );
    const [place] = ends
      .flatMap((end, at) => (end ? [{ end, at }] : []))
      .toSorted((a, b) => keyOf(a.end).localeCompare(keyOf(b.end)))
      .map(({ at }) => at);
    const end = place === undefined ? undefined : ends[place];
    if (place === undefined || end === undefined) continue;
    free[place] = end;
    last = end;
  }
  return last.fecha;
}

function keyOf({ fecha, minuto }: Moment): string {
  return `${fecha} ${String(minuto).padStart(4, "0")}`;
}

/** Some of the printers, in each choice. */
function choicesOf<T>(all: readonly T[]): T[][] {
  const count = 2 ** all.length;
  return Array.from({ length: count - 1 }, (_, bits) =>
    all.filter((_it, place) => ((bits + 1) >> place) % 2 === 1),
  );
}

test("no promise is earlier than a sequence of whole plates can be", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const promised = finish(situation);
      if (promised === null) return;
      const able = situation.printers.filter((it) => canPrint(it, situation.work));
      const best = choicesOf(able)
        .map((some) => follow(some, situation))
        .toSorted()[0];
      expect(best).toBeDefined();
      expect(promised >= (best ?? "")).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("more work ahead, and one more failure, never make a promise earlier", () => {
  fc.assert(
    fc.property(situations, fc.array(works, { minLength: 1, maxLength: 3 }), (one, more) => {
      const before = finish(one);
      const after = finish({ ...one, ahead: [...more, ...one.ahead] });
      expect((after ?? "") >= (before ?? "")).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("a printer that goes out of service makes no promise earlier", () => {
  fc.assert(
    fc.property(situations, fc.integer({ min: 0, max: 9 }), (one, days) => {
      const [first, ...others] = one.printers;
      if (!first) return;
      const cerrada_hasta = new Date(Date.parse(`${one.now.fecha}T00:00:00Z`) + days * 86_400_000);
      const out = {
        ...first,
        cerrada_desde: one.now.fecha,
        cerrada_hasta: cerrada_hasta.toISOString().slice(0, 10),
      };
      const inService = { ...first, cerrada_desde: null, cerrada_hasta: null };
      const before = finish({ ...one, printers: [inService, ...others] });
      const after = finish({ ...one, printers: [out, ...others] });
      expect((after ?? "") >= (before ?? "")).toBe(true);
    }),
    { numRuns: 300 },
  );
});
