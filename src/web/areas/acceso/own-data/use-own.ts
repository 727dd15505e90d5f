import type { AnswerOf, ApiFailure, QueryOf } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { answers, isForAll, keyOf } from "#web/app/api/answers.ts";
import { type Asking, callOf, useAnswer, usuallyFreshMs } from "#web/app/api/use-answer.ts";
import { useSession } from "../session/session.ts";

export type OwnView<N extends OperationName> = (
  | { status: "loading" }
  | { status: "error" }
  | {
      status: "ready";
      /** By the browser's clock. */
      readAtMs: number;
      data: AnswerOf<N>;
      /** All matches of a list, on whatever page; 0 for other answers. */
      total: number;
      /** A search found more than it lists. */
      hasMore: boolean;
    }
) & {
  /** Why the last call failed, or null. Older data stay ready beside it. */
  failure: ApiFailure | null;
  /** Successes and failures so far. */
  answers: number;
  isFetching: boolean;
  refresh: () => void;
};

/** Answer of an operation to the person logged in, cached under their id. */
export function useOwn<N extends OperationName>(
  operation: N,
  { isAsked = true, ...asking }: Omit<Asking<N>, "by"> = {},
): OwnView<N> {
  const { id: by } = useSession();
  const known = useAnswer(operation, { ...asking, by, isAsked: isAsked && by !== "" });
  const { answer, failure, readAtMs, isAsking: isFetching, refresh } = known;
  const common = { failure, answers: known.answers, isFetching, refresh };
  if (!answer) return { status: failure && !isFetching ? "error" : "loading", ...common };
  const { "x-total-count": total = 0, "x-total-more": more } = answer.headers;
  const list = { total: Number(total), hasMore: more === "true" };
  return { status: "ready", readAtMs, data: answer.data, ...list, ...common };
}

/** Resolves with the first answer or failure of `useOwn`; never rejects. */
export async function prefetchOwn(operation: OperationName, userId: string): Promise<void> {
  const key = keyOf(operation, {}, userId);
  await (answers.find(key, usuallyFreshMs) ?? answers.ask(key, callOf(operation, {})));
}

/** Reads these answers again, whatever their query. */
export function refreshOwn(...operations: OperationName[]): Promise<void> {
  const isMeant = (key: string) => operations.some((operation) => key.startsWith(`${operation} `));
  return answers.refresh((key) => isMeant(key) && !isForAll(key));
}

/** Shows this answer from now on. */
export function replaceOwn<N extends OperationName>(
  operation: N,
  { userId, query }: { userId: string; query?: QueryOf<N> },
  data: AnswerOf<N>,
): void {
  const key = keyOf(operation, { query }, userId);
  answers.put<N>(key, data, answers.read(key).answer?.headers);
}
