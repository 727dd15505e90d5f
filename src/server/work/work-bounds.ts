import { availableParallelism } from "node:os";

/** For one process. `retryAfterSeconds`: told to a refused client. */
export type WorkBounds = { maxRunning: number; maxWaiting: number; retryAfterSeconds: number };

const cores = availableParallelism();

/**
 * Work of one process at once, by kind; names are labels of published metrics (docs/operar.md). Each render or answer that
 * waits holds its request, each upload its files.
 */
export const workBounds = {
  /** Pages: turns by network are in http/guard/fair-queue.ts. */
  page: { maxRunning: 4, maxWaiting: 200, retryAfterSeconds: 2 },
  /** Answers of the API that guests share; as many at once as the pool has connections. */
  answer: { maxRunning: 10, maxWaiting: 400, retryAfterSeconds: 2 },
  /** Four threads do them, hashes and files; each holds some MB. */
  compression: { maxRunning: 2, maxWaiting: 300, retryAfterSeconds: 2 },
  /** One file each. */
  picture: { maxRunning: cores, maxWaiting: 64, retryAfterSeconds: 5 },
  preview: { maxRunning: 1, maxWaiting: 16, retryAfterSeconds: 5 },
  /** Files and DNS share the four threads. */
  password: { maxRunning: Math.min(cores, 3), maxWaiting: 200, retryAfterSeconds: 5 },
  /** Forms with pictures, of up to 40 MB each, or the file of a receta, which goes to the disk. */
  upload: { maxRunning: 2, maxWaiting: 16, retryAfterSeconds: 10 },
  /** Forms of people, with photographs of up to 20 MB, or an archivo, which goes to the disk: strangers never take the owner's places. */
  photo: { maxRunning: 4, maxWaiting: 16, retryAfterSeconds: 10 },
  import: { maxRunning: 1, maxWaiting: 4, retryAfterSeconds: 10 },
  export: { maxRunning: 2, maxWaiting: 4, retryAfterSeconds: 10 },
} as const satisfies Record<string, WorkBounds>;

export type WorkKind = keyof typeof workBounds;
