import type { OperationName } from "#contract/routes.ts";
import { createAnswerCache } from "./answer-cache.ts";

/** All that the browser has read: pages, the person's own, the carrito. */
export const answers = createAnswerCache({ nowMs: () => Date.now(), maxEntries: 100 });

/** `by` is the id of the person that it belongs to; "" for what all may read. */
export function keyOf(
  operation: OperationName,
  { query, body }: { query?: object | undefined; body?: unknown },
  by = "",
): string {
  return `${operation} ${by} ${JSON.stringify(Object.entries(query ?? (body as object | undefined) ?? {}).sort())}`;
}

/** Keeps what all may read and what belongs to the person of this id. */
export function forgetOthers(id: string): void {
  answers.clear((key) => !["", id].includes(byOf(key)));
}

export const isForAll = (key: string) => byOf(key) === "";

function byOf(key: string): string {
  return key.split(" ")[1] ?? "";
}

/** It may have changed elsewhere while the page was not looked at. */
export function watchAnswers(): void {
  const readAgain = () => {
    if (document.visibilityState === "visible") answers.refreshStale();
  };
  document.addEventListener("visibilitychange", readAgain);
  window.addEventListener("online", readAgain);
}
