import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { rowsPerList } from "./lists-data.ts";
import { type Asked, timedGet } from "./timed-get.ts";

export type Crowd = { answered: Asked[]; failed: number; unanswered: string[] };

const categorias = ["figuras", "prototipos", "regalos", "gamer", "decoracion"];
const ordenes = ["recientes", "precio_asc", "precio_desc", "nombre"];
/** Pages for people who read kept ones. */
const keptPaths = ["/", "/tienda", "/producto/2", "/api/endpoints/productos.php?por_pagina=24"];
const readEveryMs = 50;
/** Slower than any answer of the shop ought to be. */
const patienceMs = 30_000;

/** Each client has a network of its own and asks again as soon as it was answered, never twice for the same. */
export async function runCrowd(
  origin: string,
  { clients, forMs }: { clients: number; forMs: number },
): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const crowd: Crowd = { answered: [], failed: 0, unanswered: [] };
  const until = performance.now() + forMs;
  let serial = 0;
  const ask = async (network: string) => {
    while (performance.now() < until) {
      const path = newPath(serial++);
      const headers = { "x-forwarded-for": network };
      const asked = await Promise.race([
        timedGet(agent, { url: origin + path, headers }).catch((error: Error) => error.message),
        wait(patienceMs, `no answer to ${path}`, { ref: false }),
      ]);
      if (typeof asked === "string") crowd.unanswered.push(asked);
      else crowd.answered.push(asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => ask(networkOf(index))));
  agent.destroy();
  crowd.failed = crowd.answered.filter((one) => !isProper(one)).length;
  return crowd;
}

/** A page, or when to ask again. */
function isProper({ status, retryAfter }: Asked): boolean {
  return status === 200 || (status === 503 && Number(retryAfter) > 0);
}

/** 7919 is prime to the number of productos: each comes once in a round. Every twentieth is inactive. */
function newPath(serial: number): string {
  const id = 1 + ((serial * 7919) % rowsPerList);
  const active = id % 20 === 1 ? id + 1 : id;
  const round = Math.floor(serial / 10);
  const page = `orden=${ordenes[round % 4]}&pagina=${2 + (round % 900)}`;
  if (serial % 10 === 7) return `/tienda?${page}`;
  if (serial % 10 === 8) return `/categoria/${categorias[round % 5]}?${page}`;
  if (serial % 10 === 9) return `/api/endpoints/productos.php?por_pagina=24&${page}`;
  return `/producto/${active}`;
}

const networkOf = (index: number) => `203.${index >> 8}.${index & 255}.7`;

/** Milliseconds of each answer to `readers` people who read kept pages until `work` has ended. */
export async function readKept<T>(
  origin: string,
  { readers, work }: { readers: number; work: Promise<T> },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const read = async (index: number) => {
    const headers = { "x-forwarded-for": `198.51.100.${index}` };
    for (let turn = index; !isOver; turn++) {
      const url = origin + keptPaths[turn % keptPaths.length];
      times.push((await timedGet(agent, { url, headers })).ms);
      await wait(readEveryMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, index) => read(index)));
  await ended;
  agent.destroy();
  return times;
}
