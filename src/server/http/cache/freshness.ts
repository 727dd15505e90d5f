import { isSameOffer, type Offer } from "./dependencies.ts";
import type { Entry } from "./entries.ts";

/** Changes of the catalogue after the version `since`. */
export type Changes = {
  version: number;
  /** Version of the last change that any entry may show. */
  estructura: number;
  /** Version of the last edit of a producto: its row, pictures or opiniones. */
  ediciones: number;
  /** Version of the last sale. */
  ventas: number;
  /** Productos that were edited, or have other units. */
  productos: readonly { id: number; version: number; offer: Offer }[];
};

/** `lagging`: nothing that binds has changed, such as the units left of what can still be bought. */
export type EntryState = "fresh" | "lagging" | "stale";

export type Freshness = {
  version: () => number;
  /** Version of the last edit of a producto. */
  edited: () => number;
  /** True when something has changed. */
  refresh: () => Promise<boolean>;
  judge: (entry: Entry) => EntryState;
  /** Only its lists may have changed: none of the productos that it shows, nor anything else. */
  isInDoubt: (entry: Entry) => boolean;
  /**
   * Nothing that this process knows for longer than `maxLagMs` has changed the entry. `own`: the producto whose page
   * it is; who has just edited it or said what they think of it looks there, so its changes never lag.
   */
  mayLag: (entry: Entry, own: number | null) => boolean;
};

const maxChangedProductos = 10_000;
const maxLagMs = 500;

/** Knows by producto when it changed, so that a change makes only those entries stale that show it. */
export function createFreshness(readChanges: (since: number) => Promise<Changes>): Freshness {
  const changed = new Map<number, { version: number; offer: Offer }>();
  let known: Omit<Changes, "productos"> = { version: 0, estructura: 0, ediciones: 0, ventas: 0 };
  /** When a version was first read: those of the last half second, and one before. */
  let read: { version: number; at: number }[] = [];

  /** Another refresh may have been faster: nothing goes back. */
  function take(changes: Changes): void {
    for (const { id, ...change } of changes.productos) {
      if (change.version > (changed.get(id)?.version ?? 0)) changed.set(id, change);
    }
    known = {
      version: Math.max(known.version, changes.version),
      estructura: Math.max(known.estructura, changes.estructura),
      ediciones: Math.max(known.ediciones, changes.ediciones),
      ventas: Math.max(known.ventas, changes.ventas),
    };
    noteRead();
    if (changed.size <= maxChangedProductos) return;
    changed.clear();
    known.estructura = known.version;
  }

  function noteRead(): void {
    if (read.at(-1)?.version === known.version) return;
    const at = performance.now();
    const recent = read.filter((one) => at - one.at < maxLagMs);
    read = [...read.slice(0, -recent.length || undefined).slice(-1), ...recent];
    read.push({ version: known.version, at });
  }

  function changesSince({ dependencies, version }: Entry) {
    return [...dependencies.productos].flatMap(([id, shownOffer]) => {
      const change = changed.get(id);
      return change && change.version > version ? [{ ...change, shownOffer }] : [];
    });
  }

  const hasOtherVentas = ({ dependencies, version }: Entry) =>
    dependencies.ventas && version < known.ventas;

  function judge(entry: Entry): EntryState {
    const { lists } = entry.dependencies;
    if (entry.freshAt === known.version) return "fresh";
    const isEdited = entry.version < known.ediciones;
    if (entry.version < known.estructura || (isEdited && lists === null)) return "stale";
    const since = changesSince(entry);
    if (since.some(({ offer, shownOffer }) => !isSameOffer(offer, shownOffer))) return "stale";
    if (since.length > 0 || hasOtherVentas(entry)) return "lagging";
    if (isEdited && lists !== null && lists.length > 0) return "lagging";
    entry.freshAt = known.version;
    return "fresh";
  }

  return {
    version: () => known.version,
    edited: () => known.ediciones,
    async refresh() {
      const before = known.version;
      take(await readChanges(before));
      return known.version !== before;
    },
    judge,
    isInDoubt: (entry) =>
      judge(entry) === "lagging" && changesSince(entry).length === 0 && !hasOtherVentas(entry),
    mayLag(entry, own) {
      if (judge(entry) !== "lagging") return false;
      if (own !== null && (changed.get(own)?.version ?? 0) > entry.version) return false;
      const now = performance.now();
      return read.every(({ version, at }) => version <= entry.freshAt || now - at < maxLagMs);
    },
  };
}
