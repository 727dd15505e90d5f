import { type LimitRule, memoryMs } from "./limits-table.ts";

export type Tries = { cuenta: number; vence_en: number };
export type Take = { next: Tries } | { waitMs: number };

/** Refused tries do not count, so every wait ends. */
export function takeTry(
  { cuenta, vence_en }: Tries,
  rule: Pick<LimitRule, "max" | "windowMs" | "isDoubling">,
  now: number,
): Take {
  const inRound = cuenta === 0 ? 0 : ((cuenta - 1) % rule.max) + 1;
  const isUsedUp = inRound >= rule.max;
  if (now < vence_en) {
    return isUsedUp ? { waitMs: vence_en - now } : { next: { cuenta: cuenta + 1, vence_en } };
  }
  const isRemembered = rule.isDoubling && now < vence_en + memoryMs;
  // A longer round follows a used-up one only.
  const usedUp = isUsedUp ? cuenta : cuenta - inRound;
  const before = isRemembered ? usedUp : 0;
  const windowMs = Math.min(rule.windowMs * 2 ** (before / rule.max), memoryMs);
  return { next: { cuenta: before + 1, vence_en: now + windowMs } };
}
