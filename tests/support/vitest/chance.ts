/** Equal cases in every run; SEED=7 draws others. */
export const chance = { seed: Number(process.env.SEED ?? 1) };
