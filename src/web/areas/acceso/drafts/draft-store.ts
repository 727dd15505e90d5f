import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";

const storageKey = "keptDrafts";
const maxAgeMs = 86_400_000;

type Forms = Record<string, { atMs: number; content: unknown }>;
type Stored = { userId: string; forms: Forms };

type Deps = { storage: KeyValueStorage; nowMs: () => number };

/** `form` is a name such as `producto:7`. */
export type DraftKey = { userId: string; form: string };

/** A zod schema is one; a form without zod brings its own. */
export type DraftShape<T> = {
  safeParse: (content: unknown) => { success: true; data: T } | { success: false };
};

/** Drafts of forms that the end of a session closed. They last a day in this tab. */
export function createDraftStore({ storage, nowMs }: Deps) {
  function load(userId: string): Forms {
    const stored = parseJson(storage.get(storageKey));
    if (!isStored(stored) || stored.userId !== userId) return {};
    const isYoung = ([, { atMs }]: [string, { atMs: number }]) => nowMs() - atMs < maxAgeMs;
    return Object.fromEntries(Object.entries(stored.forms).filter(isYoung));
  }

  function write({ userId, forms }: Stored): void {
    if (Object.keys(forms).length === 0) storage.remove(storageKey);
    else storage.set(storageKey, JSON.stringify({ userId, forms }));
  }

  /** Deletes the drafts of others. */
  function claim(userId: string): Forms {
    const forms = load(userId);
    write({ userId, forms });
    return forms;
  }

  return {
    save({ userId, form }: DraftKey, content: unknown): void {
      write({ userId, forms: { ...load(userId), [form]: { atMs: nowMs(), content } } });
    },
    /** Null when there is no draft of this shape. */
    read<T>({ userId, form }: DraftKey, shape: DraftShape<T>): T | null {
      const found = shape.safeParse(claim(userId)[form]?.content);
      return found.success ? found.data : null;
    },
    names(userId: string): string[] {
      return Object.keys(claim(userId));
    },
    /** Deletes what is older than a day, whoever wrote it. */
    prune(): void {
      const stored = parseJson(storage.get(storageKey));
      if (!isStored(stored)) storage.remove(storageKey);
      else claim(stored.userId);
    },
    clear: () => storage.remove(storageKey),
    remove({ userId, form }: DraftKey): void {
      const { [form]: _removed, ...forms } = load(userId);
      write({ userId, forms });
    },
  };
}

function isStored(value: unknown): value is Stored {
  if (!isRecord(value) || typeof value.userId !== "string" || !isRecord(value.forms)) return false;
  return Object.values(value.forms).every(
    (stored) => isRecord(stored) && typeof stored.atMs === "number",
  );
}
