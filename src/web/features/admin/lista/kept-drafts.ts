import * as z from "zod/mini";
import type { KeyValueStorage } from "#web/state/browser-storage.ts";

const storageKey = "keptDrafts";
const maxAgeMs = 86_400_000;

const KeptSchema = z.strictObject({
  userId: z.string(),
  forms: z.record(z.string(), z.strictObject({ atMs: z.number(), content: z.unknown() })),
});
type Kept = z.infer<typeof KeptSchema>;

type Deps = { storage: KeyValueStorage; nowMs: () => number };

/** Whose draft, and of which form, e.g. `producto:7`. */
export type DraftKey = { userId: string; form: string };

/**
 * What was typed in forms that the end of a session took away. It waits a day in this tab for the
 * person who typed it; whoever else logs in here throws it away.
 */
export function createKeptDrafts({ storage, nowMs }: Deps) {
  function load(userId: string): Kept["forms"] {
    const kept = parse(storage.get(storageKey));
    if (kept?.userId !== userId) return {};
    const isYoung = ([, { atMs }]: [string, { atMs: number }]) => nowMs() - atMs < maxAgeMs;
    return Object.fromEntries(Object.entries(kept.forms).filter(isYoung));
  }

  function save({ userId, forms }: Kept): void {
    if (Object.keys(forms).length === 0) storage.remove(storageKey);
    else storage.set(storageKey, JSON.stringify({ userId, forms }));
  }

  return {
    keep({ userId, form }: DraftKey, content: unknown): void {
      save({ userId, forms: { ...load(userId), [form]: { atMs: nowMs(), content } } });
    },
    /** The draft, or null when there is none that can be used. */
    read<T>({ userId, form }: DraftKey, schema: z.ZodMiniType<T>): T | null {
      const forms = load(userId);
      save({ userId, forms });
      const found = schema.safeParse(forms[form]?.content);
      return found.success ? found.data : null;
    },
    drop({ userId, form }: DraftKey): void {
      const { [form]: _dropped, ...forms } = load(userId);
      save({ userId, forms });
    },
  };
}

function parse(text: string | null): Kept | null {
  try {
    const parsed = KeptSchema.safeParse(JSON.parse(text ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
