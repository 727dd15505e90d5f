import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { compareRows, type Row, type Runs, type Verdict } from "./rows.ts";

const folder = "bench/results";
const lastFile = `${folder}/last.json`;
/** Committed; bench/README.md "The kept run". */
const keptFile = `${folder}/kept.json`;

export function describeRun(rows: Row[]): Runs[string] {
  const load = Math.round((loadavg()[0] ?? Number.NaN) * 10) / 10;
  return { measured: new Date().toISOString().slice(0, 10), load, rows: rows.map(round) };
}

/** Writes the last run, and the parts of `runs` into the kept one when that is asked for. */
export function saveRuns(runs: Runs, { isKept }: { isKept: boolean }): void {
  mkdirSync(folder, { recursive: true });
  write(lastFile, runs);
  if (isKept) write(keptFile, { ...readKept(), ...runs });
}

/** Prints every row of one part beside the kept run. */
export function printComparison(part: string, { rows }: Runs[string]): void {
  const kept = readKept()[part];
  const source = kept ? `kept on ${kept.measured}, load ${kept.load}` : "nothing kept";
  console.log(`\n${part}, beside the kept run (${source})`);
  for (const verdict of compareRows(kept?.rows ?? [], rows)) console.log(line(verdict));
}

function line({ name, value, unit, change, goal }: Verdict): string {
  const figure = `${value.toLocaleString("en", { maximumFractionDigits: 2 })} ${unit}`;
  const goalText = goal === null ? "" : `goal ${goal}`;
  return `${name.padEnd(60)} ${figure.padStart(16)}  ${(change ?? "–").padEnd(6)}  ${goalText}`;
}

function readKept(): Runs {
  return existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, "utf8")) as Runs) : {};
}

function write(file: string, runs: Runs): void {
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
}

function round(row: Row): Row {
  return { ...row, value: Math.round(row.value * 1000) / 1000 };
}
