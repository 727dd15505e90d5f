import { Agent, get } from "node:http";

export type Timed = { times: number[]; failures: number };

export type Caller = { origin: string; token: string | null };

/** Each user asks again as soon as it was answered, until `calls` calls are made. */
export async function callAll(
  { origin, token }: Caller,
  { users, paths }: { users: number; paths: string[] },
): Promise<Timed> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const timed: Timed = { times: [], failures: 0 };
  const left = paths.values();
  const use = async () => {
    for (const path of left) {
      const { ms, status } = await ask(agent, { url: origin + path, token });
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
  while (!isOver) times.push((await ask(agent, { url, token: null })).ms);
  await ended;
  agent.destroy();
  return times;
}

type Question = { url: string; token: string | null };

function ask(agent: Agent, { url, token }: Question): Promise<{ ms: number; status: number }> {
  const headers = {
    "accept-encoding": "br",
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve({ ms: performance.now() - startedAt, status: response.statusCode ?? 0 }),
      );
    }).once("error", reject);
  });
}
