import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { findProgram } from "#rig/system/programs.ts";

export type Load = { perSecond: number; p99Ms: number; requests: number };

type Asked = { url: string; headers: Record<string, string>; seconds: number };

export const connections = 32;
const program = findProgram("wrk");

/** wrk costs a third of what the server costs; autocannon, without it, may be the slower side. */
export const generator = program === null ? "autocannon" : "wrk";

/** Throws when an answer is not the expected one. */
export function load(asked: Asked): Promise<Load> {
  return program === null ? loadInProcess(asked) : loadByProgram(program, asked);
}

async function loadInProcess({ url, headers, seconds }: Asked): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const bad = result["4xx"] + result["5xx"] + result.errors;
  if (bad > 0) throw new Error(`${url}: ${bad} bad answers`);
  const { requests, latency } = result;
  return { perSecond: requests.average, p99Ms: latency.p99, requests: requests.total };
}

async function loadByProgram(path: string, { url, headers, seconds }: Asked): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)(path, [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"],
    ...sent,
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: bad answers\n${stdout}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
  };
}

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(found: RegExpExecArray | null): number {
  return Number(found?.[1]) * (unitMs[found?.[2] ?? ""] ?? Number.NaN);
}
