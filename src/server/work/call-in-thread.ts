import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** The thread was ended: the call took too long, or more memory than a thread may have. */
export class ThreadEnded extends Error {}

const maxMegabytes = 256;

type ThreadOptions = {
  /** The `import.meta.url` of the file that exports `read` under its own name. */
  module: string;
  timeoutMs: number;
};

/**
 * Answer of `read`, from a thread of its own: however long `read` or a library takes, the event loop goes on. Throws
 * `ThreadEnded`, and errors of `read`.
 */
export async function callInThread<Answer>(
  read: (bytes: Buffer) => Answer,
  bytes: Buffer,
  { module, timeoutMs }: ThreadOptions,
): Promise<Answer> {
  const thread = new Worker(join(import.meta.dirname, "thread-main.ts"), {
    workerData: { module, name: read.name, bytes },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => reject(new ThreadEnded(`beyond ${timeoutMs} ms`)), timeoutMs);
  thread.once("message", resolve);
  thread.once("error", (error) =>
    reject(isOutOfMemory(error) ? new ThreadEnded(String(error)) : error),
  );
  thread.once("exit", () => reject(new ThreadEnded("ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
