/** Seeded generator (mulberry32): a run can be repeated by its seed. */
export type Random = {
  next: () => number;
  below: (limit: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
  };
}
