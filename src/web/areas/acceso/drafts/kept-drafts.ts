import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";

const storageKey = "keptDrafts";
const maxAgeMs = 86_400_000;

type KeptForms = Record<string, { atMs: number; content: unknown }>;
type Kept = { userId: string; forms: KeptForms };

type Deps = { storage: KeyValueStorage; nowMs: () => number };

/** `form` is a name such as `producto:7`. */
export type DraftKey = { userId: string; form: string };

/** A zod schema is one. A form without zod brings its own, so that its page need not load zod. */
export type DraftShape<T> = {
  safeParse: (content: unknown) => { success: true; data: T } | { success: false };
};

/**
 * Drafts of forms that the end of a session closed. They last a day in this tab and are deleted when
 * another usuario logs in.
 */
export function createKeptDrafts({ storage, nowMs }: Deps) {
  function load(userId: string): KeptForms {
    const kept = parseJson(storage.get(storageKey));
    if (!isKept(kept) || kept.userId !== userId) return {};
    const isYoung = ([, { atMs }]: [string, { atMs: number }]) => nowMs() - atMs < maxAgeMs;
    return Object.fromEntries(Object.entries(kept.forms).filter(isYoung));
  }

  function save({ userId, forms }: Kept): void {
    if (Object.keys(forms).length === 0) storage.remove(storageKey);
    else storage.set(storageKey, JSON.stringify({ userId, forms }));
  }

  /** Deletes the drafts of others. */
  function clear(userId: string): KeptForms {
    const forms = load(userId);
    save({ userId, forms });
    return forms;
  }

  return {
    keep({ userId, form }: DraftKey, content: unknown): void {
      save({ userId, forms: { ...load(userId), [form]: { atMs: nowMs(), content } } });
    },
    /** Null when there is no draft of this shape. */
    read<T>({ userId, form }: DraftKey, shape: DraftShape<T>): T | null {
      const found = shape.safeParse(clear(userId)[form]?.content);
      return found.success ? found.data : null;
    },
    waiting(userId: string): string[] {
      return Object.keys(clear(userId));
    },
    drop({ userId, form }: DraftKey): void {
      const { [form]: _dropped, ...forms } = load(userId);
      save({ userId, forms });
    },
  };
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || typeof value.userId !== "string" || !isRecord(value.forms)) return false;
  return Object.values(value.forms).every(
    (kept) => isRecord(kept) && typeof kept.atMs === "number",
  );
}
