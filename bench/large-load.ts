import { Agent } from "node:http";
import { timedGet } from "./timed-get.ts";

export type Timed = { times: number[]; failures: number };

export type Caller = { origin: string; token: string | null };

/** Each user asks again as soon as it was answered, until `calls` calls are made. */
export async function callAll(
  { origin, token }: Caller,
  { users, paths }: { users: number; paths: string[] },
): Promise<Timed> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const timed: Timed = { times: [], failures: 0 };
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const left = paths.values();
  const use = async () => {
    for (const path of left) {
      const { ms, status } = await timedGet(agent, { url: origin + path, headers });
      timed.times.push(ms);
      if (status !== 200) timed.failures += 1;
    }
  };
  await Promise.all(Array.from({ length: users }, use));
  agent.destroy();
  return timed;
}

/** Asks for one path again and again until `work` has ended. */
export async function probeDuring(url: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) times.push((await timedGet(agent, { url })).ms);
  await ended;
  agent.destroy();
  return times;
}
