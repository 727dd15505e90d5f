import type { CarritoItem } from "#contract/schemas/carrito.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { createExternalStore } from "#web/app/browser/external-store.ts";
import { lineKey } from "./line-key.ts";

/** `item` shows a line that the server does not know yet, `reemplaza` hides the one whose place it takes. */
export type WantedLine = {
  item: CarritoItem;
  cantidad: number;
  reemplaza?: Personalizacion | undefined;
};
/** By lineKey. */
export type WantedLines = ReadonlyMap<string, WantedLine>;

export type SendOutcome = { ok: true } | { ok: false; message: string | null };

export type CarritoQueueDeps = {
  send: (wanted: WantedLine) => Promise<SendOutcome>;
  onFailure: (wanted: WantedLine, message: string | null) => void;
};

const nothingWanted: WantedLines = new Map();

/**
 * Optimistic, one call at a time. Clicks during a call only change what is wanted: the last one
 * wins. The wanted lines are shown over the server's carrito, so dropping a refused line is the
 * rollback.
 */
export function createCarritoQueue({ send, onFailure }: CarritoQueueDeps) {
  const wanted = createExternalStore<WantedLines>(nothingWanted);
  const waiting = new Map<string, ((isDone: boolean) => void)[]>();
  let isSending = false;

  function set(line: WantedLine): Promise<boolean> {
    const id = lineKey(line.item);
    wanted.write(new Map(wanted.read()).set(id, line));
    return new Promise((resolve) => {
      waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
      if (!isSending) void sendAll();
    });
  }

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let next = first(); next; next = first()) {
      const outcome = await send(next);
      const id = lineKey(next.item);
      if (wanted.read().get(id) !== next) continue;
      drop(id, outcome.ok);
      if (!outcome.ok) onFailure(next, outcome.message);
    }
    isSending = false;
  }

  function first(): WantedLine | undefined {
    return wanted.read().values().next().value;
  }

  function drop(id: string, isDone: boolean): void {
    const left = new Map(wanted.read());
    left.delete(id);
    wanted.write(left.size === 0 ? nothingWanted : left);
    for (const resolve of waiting.get(id) ?? []) resolve(isDone);
    waiting.delete(id);
  }

  function clear(): void {
    for (const id of [...wanted.read().keys()]) drop(id, false);
  }

  const { read, subscribe, initial } = wanted;
  return { set, clear, read, subscribe, initial };
}

export function applyWanted(
  base: readonly CarritoItem[],
  wanted: WantedLines,
): readonly CarritoItem[] {
  if (wanted.size === 0) return base;
  const known = new Set(base.map(lineKey));
  const gone = [...wanted.values()].map(
    ({ item, reemplaza }) => reemplaza && lineKey({ ...item, personalizacion: reemplaza }),
  );
  const kept = base.filter((line) => !gone.includes(lineKey(line)));
  const changed = kept.map((line) => withWanted(line, wanted.get(lineKey(line))));
  const added = [...wanted.values()]
    .filter(({ item }) => !known.has(lineKey(item)))
    .map((line) => withWanted(line.item, line));
  return [...changed, ...added].filter((line) => line.cantidad > 0);
}

function withWanted(line: CarritoItem, wanted: WantedLine | undefined): CarritoItem {
  return wanted ? { ...line, cantidad: Math.max(0, wanted.cantidad) } : line;
}
