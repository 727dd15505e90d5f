/**
 * For `fc.assert`: the same cases in every run, so that no run fails by what it happened to draw.
 * `SEED=7 vitest run ...` draws others.
 */
export const chance = { seed: Number(process.env.SEED ?? 1) };
