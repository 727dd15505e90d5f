import type { Opinion } from "#contract/schemas/catalogo.ts";

export type Level = { stars: number; count: number; share: number };

/** From five stars to one; shares of all, from 0 to 1. */
export function countByStars(opiniones: readonly Pick<Opinion, "calificacion">[]): Level[] {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = opiniones.filter(({ calificacion }) => calificacion === stars).length;
    return { stars, count, share: opiniones.length === 0 ? 0 : count / opiniones.length };
  });
}
