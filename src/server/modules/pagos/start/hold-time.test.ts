import { describe, expect, it } from "vitest";
import { hours, minutes } from "../../../time/clock.ts";
import { type Episode, holdTime } from "./hold-time.ts";

const now = hours(500_000);
const ago = (count: number) => now - minutes(count);
const unpaid = (began: number, ended: number): Episode => ({
  desde: ago(began),
  hasta: ago(ended),
  isPaid: false,
});
const lengthOf = (episodes: Episode[], factor = 1) =>
  Math.max(0, holdTime({ episodes, now, factor }).hasta - now) / minutes(1);

/** Ended long ago: `count` of them, half an hour apart. */
const earlier = (count: number) =>
  Array.from({ length: count }, (_, place) => unpaid(120 + 40 * place, 100 + 40 * place));

describe("holdTime", () => {
  it.each([
    { name: "the first start", episodes: [], length: 16 },
    { name: "a new start a minute later", episodes: [unpaid(1, -15)], length: 16 },
    { name: "a new start at the 20th minute", episodes: [unpaid(20, -12)], length: 12 },
    { name: "a new start at the 31st minute", episodes: [unpaid(31, -1)], length: 1 },
    { name: "a new start at the 32nd minute", episodes: [unpaid(32, 0)], length: 0 },
    { name: "a start in the pause after a hold", episodes: [unpaid(47, 15)], length: 0 },
    { name: "a start after the pause", episodes: [unpaid(48, 16)], length: 16 },
    { name: "the third hold of a day", episodes: earlier(2), length: 16 },
    { name: "the fourth", episodes: earlier(3), length: 5 },
    { name: "a renewal of the fourth", episodes: [unpaid(3, -2), ...earlier(3)], length: 5 },
    { name: "a late renewal of the fourth", episodes: [unpaid(8, -2), ...earlier(3)], length: 2 },
    { name: "the seventh", episodes: earlier(6), length: 0 },
  ])("$name holds for $length minutes", ({ episodes, length }) => {
    expect(lengthOf(episodes)).toBe(length);
  });

  it("counts no hold that was paid", () => {
    const paid = [unpaid(10, -6), ...earlier(8)].map((it) => ({ ...it, isPaid: true }));
    expect(lengthOf(paid)).toBe(16);
  });

  it("lets load tests hold more often, and never longer", () => {
    expect(lengthOf(earlier(6), 1000)).toBe(16);
    expect(lengthOf([unpaid(31, -1)], 1000)).toBe(1);
  });

  it("never holds longer than 16 minutes and one renewal, whenever it is asked", () => {
    let episode: Episode | null = null;
    for (let minute = 0; minute < 200; minute++) {
      const at = now + minutes(minute);
      const episodes = episode ? [episode] : [];
      const { desde, hasta } = holdTime({ episodes, now: at, factor: 1 });
      if (desde !== null && hasta > at) {
        expect(hasta - desde).toBeLessThanOrEqual(minutes(32));
        episode = { desde, hasta, isPaid: false };
      }
    }
  });

  it("names no beginning for a start without a hold", () => {
    expect(holdTime({ episodes: earlier(6), now, factor: 1 })).toEqual({ desde: null, hasta: now });
  });
});
