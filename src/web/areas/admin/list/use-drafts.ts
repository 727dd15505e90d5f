import { useState } from "react";
import * as z from "zod/mini";
import { useKeepDraft, useRecoveredDraft } from "#web/areas/acceso/drafts/use-kept-draft.ts";

export type Drafts = {
  /** What is typed for this row, undefined when nothing differs from what stands. */
  get: (id: number) => string | undefined;
  /** Keeps what is typed; undefined forgets it. */
  set: (id: number, text: string | undefined) => void;
  hasAny: boolean;
  /** Some of it was typed before the session ended, and is not sent yet. */
  isRecovered: boolean;
  /** Forgets all of it, what was typed since as well. */
  discard: () => void;
};

const EntriesSchema = z.array(z.tuple([z.number(), z.string()]));

/**
 * Answers that are being written, in the section of this name. They live above the list: closing a
 * row, searching or another page loses none, nor does the end of the session.
 */
export function useDrafts(section: string): Drafts {
  const recovered = useRecoveredDraft(section, EntriesSchema);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(() => new Map(recovered));
  const hasAny = drafts.size > 0;
  useKeepDraft(section, hasAny ? [...drafts] : null);
  return {
    get: (id) => drafts.get(id),
    set: (id, text) =>
      setDrafts((known) => {
        const next = new Map(known);
        if (text === undefined) next.delete(id);
        else next.set(id, text);
        return next;
      }),
    hasAny,
    isRecovered: recovered?.some(([id]) => drafts.has(id)) ?? false,
    discard() {
      setDrafts(new Map());
      // The button that was pressed goes away.
      document.querySelector<HTMLElement>("main h1[tabindex]")?.focus({ preventScroll: true });
    },
  };
}
