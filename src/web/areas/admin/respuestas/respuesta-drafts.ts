import { useState } from "react";
import * as z from "zod/mini";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { useRecoveredDraft, useSaveDraft } from "#web/areas/acceso/drafts/use-draft.ts";

export type RespuestaDrafts = {
  /** Undefined without a draft. */
  get: (id: number) => string | undefined;
  /** Undefined forgets the draft. */
  set: (id: number, text: string | undefined) => void;
  hasAny: boolean;
  /** A draft of an ended session is still unsent. */
  isRecovered: boolean;
  discard: () => void;
};

const EntriesSchema = z.array(z.tuple([z.number(), z.string()]));

/**
 * The unsent respuestas of a section by row: closing a row, searching and paging keep them.
 * `acceso/drafts` keeps them over the end of a session.
 */
export function useRespuestaDrafts(section: "mensajes" | "opiniones"): RespuestaDrafts {
  const recovered = useRecoveredDraft(section, EntriesSchema);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(() => new Map(recovered));
  const hasAny = drafts.size > 0;
  useSaveDraft(section, hasAny ? [...drafts] : null);
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
      focusHeading();
    },
  };
}
