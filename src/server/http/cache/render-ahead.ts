import { setImmediate as letOthersRun, setTimeout as wait } from "node:timers/promises";

export type RenderAhead = {
  /** Renders the listed keys in their order; a running pass restarts with the new list. */
  start: () => void;
  /** This key next. */
  first: (key: string) => void;
  stop: () => Promise<void>;
};

type Options = {
  /** Most wanted first. */
  listKeys: () => string[];
  /** False when there was nothing to render. */
  render: (key: string) => Promise<boolean>;
};

/** One render at a time, and a pause after each as long as the render, so that calls go on. */
export function createRenderAhead({ listKeys, render }: Options): RenderAhead {
  const urgent = new Set<string>();
  let keys: string[] = [];
  let running: Promise<void> | null = null;
  let isStopped = false;

  function next(): string | undefined {
    const [key] = urgent;
    if (key === undefined) return keys.shift();
    urgent.delete(key);
    return key;
  }

  async function work(): Promise<void> {
    for (let key = next(); key !== undefined && !isStopped; key = next()) {
      const startedAt = performance.now();
      // The next request renders again and answers with the failure.
      const hasRendered = await render(key).catch(() => true);
      if (hasRendered && urgent.size === 0) await wait(performance.now() - startedAt);
      else await letOthersRun();
    }
  }

  function run(): void {
    if (isStopped) return;
    running ??= work().finally(() => {
      running = null;
      if (urgent.size > 0) run();
    });
  }

  return {
    start() {
      keys = listKeys();
      run();
    },
    first(key) {
      urgent.add(key);
      run();
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
