import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";

const storageKey = "keptDrafts";
const maxAgeMs = 86_400_000;

type KeptForms = Record<string, { atMs: number; content: unknown }>;
type Kept = { userId: string; forms: KeptForms };

type Deps = { storage: KeyValueStorage; nowMs: () => number };

/** Whose draft, and of which form, e.g. `producto:7`. */
export type DraftKey = { userId: string; form: string };

/**
 * Tells whether a draft is of its form's shape. A schema of zod is one; forms without zod bring
 * their own, so that their pages need not load it.
 */
export type DraftShape<T> = {
  safeParse: (content: unknown) => { success: true; data: T } | { success: false };
};

/**
 * What was typed in forms that the end of a session took away. It waits a day in this tab for the
 * person who typed it; whoever else logs in here throws it away.
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

  /** What this person may find; the rest is thrown away. */
  function clear(userId: string): KeptForms {
    const forms = load(userId);
    save({ userId, forms });
    return forms;
  }

  return {
    keep({ userId, form }: DraftKey, content: unknown): void {
      save({ userId, forms: { ...load(userId), [form]: { atMs: nowMs(), content } } });
    },
    /** The draft, or null when there is none that can be used. */
    read<T>({ userId, form }: DraftKey, shape: DraftShape<T>): T | null {
      const found = shape.safeParse(clear(userId)[form]?.content);
      return found.success ? found.data : null;
    },
    /** The forms of which a draft waits for this person. */
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
