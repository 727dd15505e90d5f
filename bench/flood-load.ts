import { Agent } from "node:http";
import { type Asked, timedGet } from "./timed-get.ts";

const agent = new Agent({ keepAlive: true });

/** One call from `network`, as the proxy in front would name it. */
export function ask(url: string, network: string): Promise<Asked> {
  return timedGet(agent, { url, headers: { "x-forwarded-for": network } });
}

/** One client that asks for new addresses, again as soon as it is answered. */
export function startFlood(origin: string, options: { network: string; connections: number }) {
  const statuses: number[] = [];
  let isOver = false;
  let word = 0;
  const flood = async () => {
    while (!isOver) {
      const url = `${origin}/tienda?q=inundar${options.network}n${++word}`;
      statuses.push((await ask(url, options.network)).status);
    }
  };
  const ended = Promise.all(Array.from({ length: options.connections }, flood));
  return {
    stop: async (): Promise<number[]> => {
      isOver = true;
      await ended;
      return statuses;
    },
  };
}
