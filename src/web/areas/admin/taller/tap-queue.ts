import type { ApiResult } from "#contract/client.ts";
import type { StepTrabajos, Trabajo } from "#contract/schemas/taller.ts";
import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { createExternalStore, type ReadableStore } from "#web/app/browser/external-store.ts";

/** `isLate`: nobody has answered it yet; `isSent`: the shop has it, and the list is read again. */
type Tap = StepTrabajos & { isLate?: boolean; isSent?: boolean };

type Deps = {
  send: (tap: StepTrabajos) => Promise<ApiResult<"stepTrabajos">>;
  /** After the last tap: the list knows them now. */
  reload: () => Promise<void>;
  onRefused: (error: string | null) => void;
  storage: KeyValueStorage;
  key: string;
  later: (act: () => void) => void;
};

export type TapQueue = {
  taps: ReadableStore<readonly Tap[]>;
  add: (tap: StepTrabajos) => void;
  /** Sends what waits. Joins a round under way. */
  flush: () => Promise<void>;
};

/**
 * Taps of a person, sent one after another. A tap that gets no answer stays, also over a reload of the page, and is sent
 * again: the shop takes it once.
 */
export function createTapQueue({ storage, key, ...deps }: Deps): TapQueue {
  const taps = createExternalStore<readonly Tap[]>([]);
  let underWay: Promise<void> | null = null;
  taps.write(readTaps(storage.get(key)));

  function keep(next: readonly Tap[]): void {
    taps.write(next);
    const waiting = next.filter(({ isSent }) => !isSent);
    if (waiting.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(waiting));
  }

  const replace = (tap: Tap, ...by: Tap[]) =>
    keep(taps.read().flatMap((it) => (it === tap ? by : [it])));

  async function sendAll(): Promise<void> {
    for (let tap = nextTap(); tap; tap = nextTap()) {
      const { isLate: _, isSent: __, ...step } = tap;
      const result = await deps.send(step);
      if (result.ok) replace(tap, { ...step, isSent: true });
      else if (isRefusal(result.status)) {
        replace(tap);
        deps.onRefused(result.error);
      } else {
        replace(tap, { ...step, isLate: true });
        return deps.later(() => void flush());
      }
    }
    await deps.reload();
    keep(taps.read().filter(({ isSent }) => !isSent));
    // Tapped while the list was read.
    if (nextTap()) await sendAll();
  }

  const nextTap = () => taps.read().find(({ isSent }) => !isSent);

  function flush(): Promise<void> {
    underWay ??= sendAll().finally(() => {
      underWay = null;
    });
    return underWay;
  }

  function add(tap: StepTrabajos): void {
    keep([...taps.read(), tap]);
    void flush();
  }

  return { taps, add, flush };
}

/** Another try has the same answer; a new sign-in or a later one has not. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function readTaps(text: string | null): Tap[] {
  try {
    const taps: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(taps) ? (taps as Tap[]) : [];
  } catch {
    return [];
  }
}

/** The board as it is once all taps are taken. */
export function applyTaps(trabajos: readonly Trabajo[], taps: readonly Tap[]): Trabajo[] {
  return trabajos.map((trabajo) => {
    const own = taps.findLast(({ ids }) => ids.includes(trabajo.id));
    if (!own) return trabajo;
    return { ...trabajo, estado: own.estado === "fallido" ? "en_cola" : own.estado };
  });
}
