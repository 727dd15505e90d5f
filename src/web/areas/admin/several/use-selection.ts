import { useState } from "react";

type Row = { id: number };

export type Selection<T extends Row> = {
  /** In the sequence in which they were chosen, each as it was last read. */
  chosen: readonly T[];
  has: (id: number) => boolean;
  set: (rows: readonly T[], isChosen: boolean) => void;
  /** Notes what a change answered. */
  update: (row: T) => void;
  clear: () => void;
};

/** Lasts while filters and pages change. `rows` are those of the page. */
export function useSelection<T extends Row>(rows: readonly T[]): Selection<T> {
  const [kept, setKept] = useState<ReadonlyMap<number, T>>(new Map());
  return {
    chosen: [...kept.values()].map((old) => rows.find(({ id }) => id === old.id) ?? old),
    has: (id) => kept.has(id),
    set: (changed, isChosen) =>
      setKept((before) => {
        const after = new Map(before);
        for (const row of changed) {
          if (isChosen) after.set(row.id, row);
          else after.delete(row.id);
        }
        return after;
      }),
    update: (row) =>
      setKept((before) => (before.has(row.id) ? new Map(before).set(row.id, row) : before)),
    clear: () => setKept(new Map()),
  };
}
