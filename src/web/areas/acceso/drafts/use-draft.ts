import { useEffect, useRef, useState } from "react";
import { isRecord } from "#web/app/browser/stored-json.ts";
import { sessionStore, useSession } from "../session/session.ts";
import type { DraftShape } from "./draft-store.ts";
import { draftStore } from "./drafts.ts";

/** The draft of this form, read once as the form opens. */
export function useRecoveredDraft<T>(form: string, shape: DraftShape<T>): T | null {
  const userId = useOpener();
  const [recovered] = useState(() => draftStore.read({ userId, form }, shape));
  return recovered;
}

/**
 * The forms of a kind that have a draft, e.g. `7` for `producto:7`, read once as the page opens:
 * for dialogs without a URL of their own.
 */
export function useDraftNames(kind: string): readonly string[] {
  const userId = useOpener();
  const prefix = `${kind}:`;
  const [names] = useState(() =>
    draftStore
      .names(userId)
      .filter((form) => form.startsWith(prefix))
      .map((form) => form.slice(prefix.length)),
  );
  return names;
}

export function useDeleteOthersDrafts(): void {
  const { id: userId } = useSession();
  useEffect(() => {
    if (userId !== "") draftStore.names(userId);
  }, [userId]);
}

/**
 * Saves `content` as the draft when the session ends, in this tab or another. Closing the form
 * otherwise deletes the draft, and so does null.
 */
export function useSaveDraft(form: string, content: unknown): void {
  const userId = useOpener();
  const latest = useRef(content);
  const isEmpty = content === null;
  useEffect(() => {
    latest.current = content;
  });
  useEffect(() => {
    if (isEmpty) draftStore.remove({ userId, form });
  }, [isEmpty, userId, form]);
  useEffect(() => {
    const key = { userId, form };
    const save = () => {
      if (latest.current !== null && !sessionStore.hasLoggedOut())
        draftStore.save(key, latest.current);
    };
    const saveOnLeaving = () => {
      if (sessionStore.isLeaving()) save();
    };
    window.addEventListener("pagehide", saveOnLeaving);
    return () => {
      window.removeEventListener("pagehide", saveOnLeaving);
      if (sessionStore.read().id === userId) draftStore.remove(key);
      else save();
    };
  }, [userId, form]);
}

const textsShape: DraftShape<Record<string, string>> = {
  safeParse: (content) =>
    isTexts(content) ? { success: true, data: content } : { success: false },
};

/** From the draft, else the saved ones. After `discard` the form shows the saved ones. */
export function useRecoveredTexts<T extends Record<string, string>>(form: string, saved: T) {
  const recovered = useRecoveredDraft(form, textsShape);
  const [isDiscarded, setIsDiscarded] = useState(false);
  return {
    texts: { ...saved, ...recovered },
    isRecovered: recovered !== null && !isDiscarded,
    discard: () => setIsDiscarded(true),
  };
}

/** Saves texts that differ from the saved ones; answers whether they differ. */
export function useSaveTexts<T extends Record<string, string>>(
  form: string,
  { typed, saved }: { typed: T; saved: T },
): boolean {
  const isChanged = Object.keys(saved).some((field) => typed[field] !== saved[field]);
  useSaveDraft(form, isChanged ? typed : null);
  return isChanged;
}

/** The draft belongs to whoever opened the form, also after another login. */
function useOpener(): string {
  const session = useSession();
  const [userId] = useState(session.id);
  return userId;
}

function isTexts(content: unknown): content is Record<string, string> {
  return isRecord(content) && Object.values(content).every((text) => typeof text === "string");
}
