import type { ApiClient } from "#contract/client.ts";
import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { carritoCopy } from "../carrito.copy.ts";
import { sendLine } from "./carrito-line.ts";
import type { GuestItem } from "./guest-carrito.ts";
import { isSameLine, type LineId } from "./line-key.ts";
import { type MergePlan, parseMergePlan, planMerge } from "./merge-plan.ts";

export const mergePlanKey = "guestCartMerge";

export type MergeDeps = {
  api: ApiClient;
  storage: KeyValueStorage;
  userId: string;
  readGuest: () => readonly GuestItem[];
  clearGuest: () => void;
};

/** `isDone` is false when a call had no answer: retry later. `notices` name what was lost. */
export type MergeOutcome = { isDone: boolean; notices: string[] };

/** docs/reglas.md 5 */
export async function mergeGuestCarrito(deps: MergeDeps): Promise<MergeOutcome> {
  const guest = deps.readGuest();
  if (guest.length === 0) {
    deps.storage.remove(mergePlanKey);
    return { isDone: true, notices: [] };
  }
  const carrito = await deps.api("getCarrito");
  if (!carrito.ok) return { isDone: false, notices: [] };
  const plan = fixPlan(deps, guest, carrito.data);
  const notices: string[] = [];
  for (const line of plan.lines.filter((candidate) => !candidate.answered)) {
    const answer = await sendLine(deps.api, line);
    if (answer.kind === "unanswered") return { isDone: false, notices };
    if (answer.kind === "lost") notices.push(answer.notice ?? carritoCopy.lineLost(line.nombre));
    if (answer.kind === "kept" && answer.notice) notices.push(answer.notice);
    markAnswered(deps.storage, line);
  }
  deps.clearGuest();
  deps.storage.remove(mergePlanKey);
  return { isDone: true, notices };
}

/** A change by hand overrides the plan. */
export function markAnswered(storage: KeyValueStorage, changed: LineId): void {
  const plan = parseMergePlan(storage.get(mergePlanKey));
  if (!plan) return;
  const isChanged = isSameLine(changed);
  const lines = plan.lines.map((line) => (isChanged(line) ? { ...line, answered: true } : line));
  storage.set(mergePlanKey, JSON.stringify({ ...plan, lines }));
}

function fixPlan(
  { storage, userId }: MergeDeps,
  guest: readonly GuestItem[],
  server: readonly CarritoItem[],
): MergePlan {
  const previous = parseMergePlan(storage.get(mergePlanKey));
  const plan = planMerge({ userId, guest, server, previous });
  storage.set(mergePlanKey, JSON.stringify(plan));
  return plan;
}
