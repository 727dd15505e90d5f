import { readdirSync, readFileSync } from "node:fs";

/** Linux's unit on every common machine. */
const ticksPerSecond = 100;

/** User and system time of these processes and their children so far; null where there is no /proc. */
export function processorMs(pids: readonly number[]): number | null {
  const all = readProcesses();
  if (all === null) return null;
  const counted = all.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent));
  const ticks = counted.reduce((sum, one) => sum + one.ticks, 0);
  return (ticks * 1000) / ticksPerSecond;
}

/** Resident memory in MB. */
export function residentMb(pid: number): number | null {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? "") ?? [];
  return kb === undefined ? null : Number(kb) / 1024;
}

type Process = { pid: number; parent: number; ticks: number };

function readProcesses(): Process[] | null {
  try {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return pids.flatMap((pid) => toProcess(Number(pid)) ?? []);
  } catch {
    return null;
  }
}

/** Behind the name in parentheses: parent is field 4, user and system time 14 and 15, ended children 16 and 17. */
function toProcess(pid: number): Process | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0);
  return { pid, parent: Number(fields[1]), ticks };
}

/** Null for a process that has ended. */
function read(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
