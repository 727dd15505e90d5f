import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyWanted, type WantedLine } from "./carrito-queue.ts";
import { type GuestItem, parseGuestCarrito, withCantidad } from "./guest-carrito.ts";
import { type LineId, lineKey } from "./line-key.ts";
import { type MergePlan, planMerge } from "./merge-plan.ts";

/** One of two productos, plain or with one of a few texts. */
const idOfLine = fc.record({
  producto_id: fc.integer({ min: 1, max: 2 }),
  personalizacion: fc.option(fc.record({ nombre: fc.constantFrom("Ana", "ana", "Ñandú", "<b>") }), {
    nil: undefined,
  }),
});
const edit = fc.record({ id: idOfLine, cantidad: fc.integer({ min: 0, max: 9 }) });
type Edit = { id: LineId; cantidad: number };

/** Result of the last edit of each line. */
function expected(edits: readonly Edit[]): Record<string, number> {
  const units = new Map(edits.map(({ id, cantidad }) => [lineKey(id), cantidad]));
  return Object.fromEntries([...units].filter(([, cantidad]) => cantidad > 0));
}

function unitsOf(lines: readonly (LineId & { cantidad: number })[]) {
  return Object.fromEntries(lines.map((line) => [lineKey(line), line.cantidad]));
}

const item = ({ id, cantidad }: Edit) =>
  ({ ...id, cantidad, nombre: "Placa", precio: 9_990, stock: 99, imagenes: [] }) as GuestItem;

function editGuest(edits: readonly Edit[]): readonly GuestItem[] {
  return edits.reduce<readonly GuestItem[]>(
    (items, change) => withCantidad(items, item(change), change.cantidad),
    [],
  );
}

type Merge = {
  guest: readonly GuestItem[];
  server: Map<string, GuestItem>;
  previous: MergePlan | null;
  /** The place of the line whose answer is lost. */
  stop: number;
};

function mergeUntil({ guest, server, previous, stop }: Merge): MergePlan {
  const lines = [...server.values()].map((line) => ({ ...line, disponible: 99 }));
  const plan = planMerge({ userId: "7", guest, server: lines, previous });
  for (const [place, line] of plan.lines.slice(0, stop + 1).entries()) {
    server.set(lineKey(line), item({ id: line, cantidad: line.target }));
    line.answered = place < stop;
  }
  return plan;
}

describe("lines with texts", () => {
  it("are kept by a guest's edits in any sequence, and by the browser's storage", () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const items = editGuest(edits);
        expect(unitsOf(items)).toEqual(expected(edits));
        const stored = parseGuestCarrito(JSON.stringify(items));
        expect(stored).toEqual({ items: JSON.parse(JSON.stringify(items)), dropped: 0 });
      }),
    );
  });

  it("are shown over the account's carrito, each with its own change in flight", () => {
    fc.assert(
      fc.property(fc.array(edit), fc.array(edit), (before, changes) => {
        const toLine = (change: Edit) => ({
          ...change.id,
          cantidad: change.cantidad,
          nombre_producto: "Placa",
          precio: 9_990,
          imagenes: [],
          disponible: 99,
        });
        const base = editGuest(before).map(({ producto_id, personalizacion, cantidad }) =>
          toLine({ id: { producto_id, personalizacion }, cantidad }),
        );
        const wanted = new Map<string, WantedLine>(
          changes.map((change) => [
            lineKey(change.id),
            { item: toLine(change), cantidad: change.cantidad },
          ]),
        );
        expect(unitsOf(applyWanted(base, wanted))).toEqual(expected([...before, ...changes]));
      }),
    );
  });

  it("are merged with their sums, however often the merge is cut off", () => {
    fc.assert(
      fc.property(
        fc.array(edit),
        fc.array(edit),
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
        (ofGuest, ofServer, stops) => {
          const guest = editGuest(ofGuest);
          const server = new Map(editGuest(ofServer).map((line) => [lineKey(line), line]));
          const sums: Record<string, number> = unitsOf([...server.values()]);
          for (const line of guest) {
            sums[lineKey(line)] = (sums[lineKey(line)] ?? 0) + line.cantidad;
          }
          let previous: MergePlan | null = null;
          for (const stop of [...stops, Number.POSITIVE_INFINITY]) {
            previous = mergeUntil({ guest, server, previous, stop });
          }
          expect(unitsOf([...server.values()])).toEqual(sums);
        },
      ),
    );
  });
});
