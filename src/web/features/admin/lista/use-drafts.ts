import { useState } from "react";

export type Drafts = {
  /** What is typed for this row, undefined when nothing differs from what stands. */
  get: (id: number) => string | undefined;
  /** Keeps what is typed; undefined forgets it. */
  set: (id: number, text: string | undefined) => void;
  hasAny: boolean;
};

/** Answers that are being written. They live above the list: closing a row, searching or another page loses none. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  return {
    get: (id) => drafts.get(id),
    set: (id, text) =>
      setDrafts((known) => {
        const next = new Map(known);
        if (text === undefined) next.delete(id);
        else next.set(id, text);
        return next;
      }),
    hasAny: drafts.size > 0,
  };
}
