import { useEffect, useRef, useState } from "react";
import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord } from "#web/app/browser/stored-json.ts";
import { sessionStore, useSession } from "../session/session.ts";
import { createKeptDrafts, type DraftShape } from "./kept-drafts.ts";

const keptDrafts = createKeptDrafts({ storage: tabBrowserStorage(), nowMs: () => Date.now() });

/** What was typed in this form when the session ended, read once as it opens; null when nothing was. */
export function useRecoveredDraft<T>(form: string, shape: DraftShape<T>): T | null {
  const userId = useOpener();
  const [recovered] = useState(() => keptDrafts.read({ userId, form }, shape));
  return recovered;
}

/**
 * Which forms of a kind wait with a draft, read once as the page opens: `7` for `producto:7`. For
 * windows that only the page's own state opens: no address brings them back.
 */
export function useWaitingDrafts(kind: string): readonly string[] {
  const userId = useOpener();
  const prefix = `${kind}:`;
  const [waiting] = useState(() =>
    keptDrafts
      .waiting(userId)
      .filter((form) => form.startsWith(prefix))
      .map((form) => form.slice(prefix.length)),
  );
  return waiting;
}

/** Whoever logs in throws away what another person typed in this tab. */
export function useForgetOthersDrafts(): void {
  const { id: userId } = useSession();
  useEffect(() => {
    if (userId !== "") keptDrafts.waiting(userId);
  }, [userId]);
}

/**
 * Keeps what is typed in a form if the session ends under it, here or in another tab. Closing the
 * form in any other way forgets it, and so does `content` becoming null: nothing would be lost.
 */
export function useKeepDraft(form: string, content: unknown): void {
  const userId = useOpener();
  const latest = useRef(content);
  const isEmpty = content === null;
  useEffect(() => {
    latest.current = content;
  });
  useEffect(() => {
    if (isEmpty) keptDrafts.drop({ userId, form });
  }, [isEmpty, userId, form]);
  useEffect(() => {
    const key = { userId, form };
    const keep = () => {
      if (latest.current !== null) keptDrafts.keep(key, latest.current);
    };
    const keepOnTheWay = () => {
      if (sessionStore.isLeaving()) keep();
    };
    window.addEventListener("pagehide", keepOnTheWay);
    return () => {
      window.removeEventListener("pagehide", keepOnTheWay);
      if (sessionStore.read().id === userId) keptDrafts.drop(key);
      else keep();
    };
  }, [userId, form]);
}

const textsShape: DraftShape<Record<string, string>> = {
  safeParse: (content) =>
    isTexts(content) ? { success: true, data: content } : { success: false },
};

/**
 * The texts of a small form: as they were typed when the session ended, or else as they stand.
 * `discard` takes the recovered ones for forgotten; the form shows again what stands.
 */
export function useRecoveredTexts<T extends Record<string, string>>(form: string, standing: T) {
  const recovered = useRecoveredDraft(form, textsShape);
  const [isDiscarded, setIsDiscarded] = useState(false);
  return {
    texts: { ...standing, ...recovered },
    isRecovered: recovered !== null && !isDiscarded,
    discard: () => setIsDiscarded(true),
  };
}

/** Keeps the texts of a small form while they differ from those that stand; answers whether they do. */
export function useKeepTexts<T extends Record<string, string>>(
  form: string,
  { typed, standing }: { typed: T; standing: T },
): boolean {
  const isChanged = Object.keys(standing).some((field) => typed[field] !== standing[field]);
  useKeepDraft(form, isChanged ? typed : null);
  return isChanged;
}

/** Who opened the form: what they typed stays theirs, whoever logs in meanwhile. */
function useOpener(): string {
  const session = useSession();
  const [userId] = useState(session.id);
  return userId;
}

function isTexts(content: unknown): content is Record<string, string> {
  return isRecord(content) && Object.values(content).every((text) => typeof text === "string");
}
