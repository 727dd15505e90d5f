import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { tabBrowserStorage } from "#web/state/browser-storage.ts";
import { isLeavingToLogin, readSession, useSession } from "#web/state/session.ts";
import { createKeptDrafts } from "./kept-drafts.ts";

const keptDrafts = createKeptDrafts({ storage: tabBrowserStorage(), nowMs: () => Date.now() });

/** What was typed in this form when the session ended, read once as it opens; null when nothing was. */
export function useRecoveredDraft<T>(form: string, schema: z.ZodMiniType<T>): T | null {
  const userId = useOpener();
  const [recovered] = useState(() => keptDrafts.read({ userId, form }, schema));
  return recovered;
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
      if (isLeavingToLogin()) keep();
    };
    window.addEventListener("pagehide", keepOnTheWay);
    return () => {
      window.removeEventListener("pagehide", keepOnTheWay);
      if (currentUserId() === userId) keptDrafts.drop(key);
      else keep();
    };
  }, [userId, form]);
}

const TextsSchema = z.record(z.string(), z.string());

/** The texts of a small form: as they were typed when the session ended, or else as they stand. */
export function useRecoveredTexts<T extends Record<string, string>>(form: string, standing: T) {
  const recovered = useRecoveredDraft(form, TextsSchema);
  return { texts: { ...standing, ...recovered }, isRecovered: recovered !== null };
}

/** Keeps the texts of a small form while they differ from those that stand. */
export function useKeepTexts<T extends Record<string, string>>(
  form: string,
  { typed, standing }: { typed: T; standing: T },
): void {
  const isChanged = Object.keys(standing).some((field) => typed[field] !== standing[field]);
  useKeepDraft(form, isChanged ? typed : null);
}

/** Who opened the form: what they typed stays theirs, whoever logs in meanwhile. */
function useOpener(): string {
  const session = useSession();
  const [userId] = useState(session.status === "user" ? session.id : "");
  return userId;
}

function currentUserId(): string {
  const session = readSession();
  return session.status === "user" ? session.id : "";
}
