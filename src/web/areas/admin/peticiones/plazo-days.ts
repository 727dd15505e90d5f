import type { Peticion } from "#contract/schemas/peticiones.ts";

const dayMs = 86_400_000;
const warningDays = 5;

type Plazo = Pick<Peticion, "confirmada_en" | "vence_en">;

/** `day` counts from 1; `left` is 0 on the last day and negative after it. */
export function countedDays({ confirmada_en, vence_en }: Plazo, now: number) {
  return {
    day: Math.floor((now - confirmada_en) / dayMs) + 1,
    left: Math.ceil((vence_en - now) / dayMs) - 1,
  };
}

/** Counts like the administration's summary. */
export function isDueSoon({ vence_en }: Plazo, now: number): boolean {
  return vence_en - now < warningDays * dayMs;
}
