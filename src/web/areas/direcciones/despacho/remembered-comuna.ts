import { type KeyValueStorage, localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import type { Place } from "./parcel.ts";

const key = "comuna";
/** The bounds of `quoteDespacho`. */
const longest = { comuna: 100, region: 60 };

/** Where this browser's parcels go; null before somebody told. What cannot be read is dropped. */
export function readComuna(storage: KeyValueStorage = localBrowserStorage()): Place | null {
  const kept = storage.get(key);
  if (kept === null) return null;
  const place = parse(kept);
  if (place === null) storage.remove(key);
  return place;
}

export function rememberComuna(
  { comuna, region }: Place,
  storage: KeyValueStorage = localBrowserStorage(),
): void {
  storage.set(key, JSON.stringify({ comuna, region }));
}

function parse(kept: string): Place | null {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  if (typeof value !== "object" || value === null) return null;
  const { comuna, region } = value as Partial<Record<keyof Place, unknown>>;
  if (!isName(comuna, longest.comuna) || !isName(region, longest.region)) return null;
  return { comuna, region };
}

function isName(value: unknown, max: number): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= max;
}
