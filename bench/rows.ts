/** Result of a case. `×` is a ratio against something measured beside it. */
export type Row = { name: string; unit: Unit; value: number; goal?: Goal };
export type Unit =
  | "answers"
  | "a second"
  | "×"
  | "ms"
  | "MB"
  | "MB/min"
  | "bytes"
  | "renders"
  | "shift";
export type Goal = { atMost: number } | { atLeast: number };

/** Run of one part, such as `kept`. */
export type Run = { measured: string; load: number; rows: Row[] };
export type Runs = Record<string, Run>;

export type Verdict = {
  name: string;
  value: number;
  unit: Unit;
  /** `null` where a figure of another time or machine says nothing. */
  change: "better" | "same" | "worse" | null;
  goal: "met" | "missed" | null;
};

/** Times and memory depend on the machine. */
const comparable: ReadonlySet<Unit> = new Set(["×", "bytes"]);
/** Ratios of one commit differ by so much between two runs on a shared machine. */
const noise: Partial<Record<Unit, number>> = { "×": 0.15 };

/** One verdict for each row of `now`, in its order. */
export function compareRows(kept: readonly Row[], now: readonly Row[]): Verdict[] {
  const before = new Map(kept.map((row) => [row.name, row]));
  return now.map((row) => {
    const { name, unit, value } = row;
    return { name, unit, value, change: changeOf(before.get(name), row), goal: judgeGoal(row) };
  });
}

function changeOf(before: Row | undefined, { unit, value, goal }: Row): Verdict["change"] {
  if (before === undefined || before.unit !== unit || !comparable.has(unit)) return null;
  const change = value / before.value - 1;
  if (Math.abs(change) <= (noise[unit] ?? 0)) return "same";
  const isHigherBetter = goal !== undefined && "atLeast" in goal;
  return change > 0 === isHigherBetter ? "better" : "worse";
}

function judgeGoal({ value, goal }: Row): Verdict["goal"] {
  if (goal === undefined) return null;
  const isMet = "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
  return isMet ? "met" : "missed";
}
