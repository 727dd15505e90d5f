import type { Slot } from "./slots.ts";

/** What has changed in the catalogue after the version `since`. */
export type Changes = {
  version: number;
  /** Version of the last change that any entry may show. */
  estructura: number;
  /** Version of the last sale. */
  ventas: number;
  /** Productos with other units. */
  productos: readonly { id: number; version: number; isAvailable: boolean }[];
};

/** `lagging`: nothing that binds has changed, such as the units left of what can still be bought. */
export type EntryState = "fresh" | "lagging" | "stale";

export type Freshness = {
  version: () => number;
  /** True when something has changed. */
  refresh: () => Promise<boolean>;
  judge: (slot: Slot) => EntryState;
};

const maxChangedProductos = 10_000;

/** Knows by producto when it changed, so that a sale makes only those entries stale that show it. */
export function createFreshness(readChanges: (since: number) => Promise<Changes>): Freshness {
  const changed = new Map<number, { version: number; isAvailable: boolean }>();
  let version = 0;
  let estructura = 0;
  let ventas = 0;

  /** Another refresh may have been faster: nothing goes back. */
  function take(changes: Changes): void {
    estructura = Math.max(estructura, changes.estructura);
    ventas = Math.max(ventas, changes.ventas);
    for (const { id, ...change } of changes.productos) {
      if (change.version > (changed.get(id)?.version ?? 0)) changed.set(id, change);
    }
    version = Math.max(version, changes.version, ...changes.productos.map((one) => one.version));
    if (changed.size <= maxChangedProductos) return;
    changed.clear();
    estructura = version;
  }

  function changesSince({ shown, version: own }: Slot) {
    return [...shown.productos].flatMap(([id, wasAvailable]) => {
      const change = changed.get(id);
      return change && change.version > own ? [{ ...change, wasAvailable }] : [];
    });
  }

  return {
    version: () => version,
    async refresh() {
      const before = version;
      take(await readChanges(before));
      return version !== before;
    },
    judge(slot) {
      if (slot.freshAt === version) return "fresh";
      if (slot.version < estructura) return "stale";
      const since = changesSince(slot);
      if (since.some(({ isAvailable, wasAvailable }) => isAvailable !== wasAvailable))
        return "stale";
      if (since.length > 0 || (slot.shown.ventas && slot.version < ventas)) return "lagging";
      slot.freshAt = version;
      return "fresh";
    },
  };
}
