import { describe, expect, test } from "vitest";
import type { StepTrabajos, Trabajo } from "#contract/schemas/taller.ts";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { applyTaps, createTapQueue } from "./tap-queue.ts";

const start: StepTrabajos = { ids: [1, 2], desde: "en_cola", estado: "imprimiendo" };
const done: StepTrabajos = { ids: [1], desde: "imprimiendo", estado: "impreso" };
const failureOf = (status: number, error: string | null = null) => ({
  ...{ ok: false as const, status, error },
  ...{ campos: {}, disponible: null, retryAfterSeconds: null },
});
const success = { ok: true as const, status: 200, data: { mensaje: "Listo." }, headers: {} };

function open({ storage = memoryStorage() } = {}) {
  const world = {
    ...{ status: 200, sent: [] as StepTrabajos[], refused: [] as (string | null)[], reloads: 0 },
    planned: [] as (() => void)[],
  };
  const queue = createTapQueue({
    send: async (tap) => {
      world.sent.push(tap);
      return world.status === 200 ? success : failureOf(world.status, "Ya está impresa.");
    },
    reload: async () => {
      world.reloads += 1;
    },
    onRefused: (error) => world.refused.push(error),
    later: (act) => world.planned.push(act),
    storage,
    key: "taps",
  });
  return { world, queue, storage };
}

describe("taps on the board", () => {
  test("are sent in their sequence, and go when the list was read again", async () => {
    const { world, queue } = open();
    queue.add(start);
    queue.add(done);
    expect(queue.taps.read()).toHaveLength(2);
    await queue.flush();
    expect(world.sent).toEqual([start, done]);
    expect(queue.taps.read()).toEqual([]);
    expect(world.reloads).toBeGreaterThan(0);
  });

  test("wait for an answer, also on the next page, and are sent again", async () => {
    const first = open();
    first.world.status = 0;
    first.queue.add(start);
    await first.queue.flush();
    expect(first.world.planned.length).toBeGreaterThan(0);
    const { world, queue } = open({ storage: first.storage });
    expect(queue.taps.read()).toEqual([{ ...start, isLate: true }]);
    await queue.flush();
    expect(world.sent).toEqual([start]);
    expect(first.storage.get("taps")).toBeNull();
  });

  test("that are refused are told and dropped; the next is sent", async () => {
    const { world, queue } = open();
    world.status = 409;
    queue.add(start);
    await queue.flush();
    expect(world.refused).toEqual(["Ya está impresa."]);
    expect(queue.taps.read()).toEqual([]);
  });

  test("of a damaged memory are none", () => {
    expect(open({ storage: memoryStorage({ taps: "{" }) }).queue.taps.read()).toEqual([]);
  });
});

test("the board shows what was tapped before the shop knows it; what failed is in the queue", () => {
  const trabajos = [1, 2, 3].map((id) => ({ id, estado: "en_cola" }) as Trabajo);
  const fail: StepTrabajos = { ...done, desde: "impreso", estado: "fallido", motivo: "otro" };
  const estadosAfter = (...taps: StepTrabajos[]) =>
    applyTaps(trabajos, taps).map(({ estado }) => estado);
  expect(estadosAfter(start, done)).toEqual(["impreso", "imprimiendo", "en_cola"]);
  expect(estadosAfter(start, done, fail)).toEqual(["en_cola", "imprimiendo", "en_cola"]);
});
