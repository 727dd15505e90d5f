import { invariantNames } from "./invariants.ts";
import type { RoundResult } from "./round.ts";

const columns = [...invariantNames, "all ends", "doubts end", "copy restores"] as const;

/** A Markdown table by kind of death, then every fault. */
export function renderReport(results: readonly RoundResult[]): string {
  const groups = Map.groupBy(results, ({ name }) => name);
  const head = ["death", "rounds", "hit", "ready ms (max)", "open after 60 s", ...columns];
  const rows = [...groups].map(([name, rounds]) => renderRow(name, rounds));
  rows.push(renderRow("all", results));
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const faults = results.flatMap((result, place) =>
    describeFaults(result).map((fault) => `round ${place + 1} (${result.name}), ${fault}`),
  );
  return [...lines, ...faults].join("\n");
}

function renderRow(name: string, rounds: readonly RoundResult[]): string[] {
  const counts = columns.map((invariant) => sumFaults(rounds, invariant));
  return [
    name,
    rounds.length,
    rounds.filter(({ isHit }) => isHit).length,
    Math.round(Math.max(...rounds.map(({ readyMs }) => readyMs))),
    rounds.reduce((sum, { unsettledAfterMinute }) => sum + unsettledAfterMinute, 0),
    ...counts,
  ].map(String);
}

function sumFaults(rounds: readonly RoundResult[], invariant: (typeof columns)[number]): number {
  return rounds.reduce((sum, { faults }) => sum + (faults[invariant]?.length ?? 0), 0);
}

export function describeFaults({ faults }: RoundResult): string[] {
  return Object.entries(faults).flatMap(([invariant, found]) =>
    found.map((fault) => `${invariant}: ${fault}`),
  );
}

/** True without faults and without unsettled money, when every failpoint was reached. */
export function isClean(results: readonly RoundResult[]): boolean {
  return results.every(
    ({ isHit, faults, unsettledAfterMinute }) =>
      isHit && Object.keys(faults).length === 0 && unsettledAfterMinute === 0,
  );
}
