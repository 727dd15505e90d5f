import { describe, expect, it } from "vitest";
import {
  applyWanted,
  createCarritoQueue,
  type SendOutcome,
  type WantedLine,
} from "./carrito-queue.ts";
import { lineKey } from "./line-key.ts";

const item = (producto_id: number, cantidad = 1) => ({
  producto_id,
  nombre_producto: `P${producto_id}`,
  precio: 1_000,
  cantidad,
  imagenes: [],
  disponible: 9,
});
const want = (producto_id: number, cantidad: number): WantedLine => ({
  item: item(producto_id),
  cantidad,
});

/** A server whose answers the test gives by hand. */
function setUp() {
  const calls: { line: WantedLine; answer: (outcome: SendOutcome) => void }[] = [];
  const failures: string[] = [];
  const queue = createCarritoQueue({
    send: (line) => new Promise((answer) => calls.push({ line, answer })),
    onFailure: (_line, message) => failures.push(message ?? "?"),
  });
  return { queue, calls, failures };
}

describe("createCarritoQueue", () => {
  it("sends only the last of several quick changes after the one under way", async () => {
    const { queue, calls } = setUp();
    const done = [2, 3, 4, 5].map((cantidad) => queue.set(want(1, cantidad)));
    expect(calls.map(({ line }) => line.cantidad)).toEqual([2]);
    calls[0]?.answer({ ok: true });
    await Promise.resolve();
    await Promise.resolve();
    expect(calls.map(({ line }) => line.cantidad)).toEqual([2, 5]);
    calls[1]?.answer({ ok: true });
    expect(await Promise.all(done)).toEqual([true, true, true, true]);
    expect(queue.read().size).toBe(0);
  });

  it("puts the line back when the server refuses, and says why once", async () => {
    const { queue, calls, failures } = setUp();
    const done = queue.set(want(1, 99));
    expect(applyWanted([item(1, 3)], queue.read())[0]?.cantidad).toBe(99);
    calls[0]?.answer({ ok: false, message: "Solo quedan 9." });
    expect(await done).toBe(false);
    expect(applyWanted([item(1, 3)], queue.read())[0]?.cantidad).toBe(3);
    expect(failures).toEqual(["Solo quedan 9."]);
  });

  it("ignores the refusal of a quantity that is no longer wanted", async () => {
    const { queue, calls, failures } = setUp();
    void queue.set(want(1, 99));
    const done = queue.set(want(1, 2));
    calls[0]?.answer({ ok: false, message: "no" });
    await Promise.resolve();
    await Promise.resolve();
    calls[1]?.answer({ ok: true });
    expect(await done).toBe(true);
    expect(failures).toEqual([]);
  });

  it("never has two calls under way", async () => {
    const { queue, calls } = setUp();
    void queue.set(want(1, 2));
    void queue.set(want(2, 2));
    expect(calls).toHaveLength(1);
  });
});

describe("applyWanted", () => {
  it.each([
    ["nothing wanted", [], [[1, 1]]],
    ["a changed line", [want(1, 4)], [[1, 4]]],
    ["a removed line", [want(1, 0)], []],
    [
      "a new line",
      [want(2, 2)],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      "a line in the place of another one",
      [{ ...want(2, 2), item: { ...item(1), personalizacion: { nombre: "Eva" } }, reemplaza: {} }],
      [[1, 2]],
    ],
  ])("%s", (_name, lines, expected) => {
    const wanted = new Map(lines.map((line) => [lineKey(line.item), line]));
    const shown = applyWanted([item(1)], wanted).map((line) => [line.producto_id, line.cantidad]);
    expect(shown).toEqual(expected);
  });
});
