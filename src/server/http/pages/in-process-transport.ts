import type { ClientResponse, Transport } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import type { LoopTurns } from "../../work/loop-turns.ts";
import type { Bound } from "../api/bind.ts";
import { type Dependencies, dependenciesOfRefusal, withoutCount } from "../cache/dependencies.ts";

type TransportOptions = { turns: LoopTurns; note: (dependencies: Dependencies) => void };

/**
 * Calls operations as a guest, without a socket, one in each turn of the event loop. `note` is told what each
 * answer shows.
 */
export function inProcessTransport(bound: Bound, { turns, note }: TransportOptions): Transport {
  return async ({ operation, query, rowsOnly = false }): Promise<ClientResponse> => {
    await turns();
    try {
      const { answer, headers, dependencies } = await bound.callAsGuest(operation, query);
      note(rowsOnly ? withoutCount(dependencies) : dependencies);
      return { status: 200, body: answer, headers: lowerKeys(headers ?? {}) };
    } catch (error) {
      // 503 lets the response cache serve a stale page.
      if (isDatabaseAway(error)) {
        return { status: 503, body: { error: errorMessages.unavailable }, headers: {} };
      }
      if (!(error instanceof AppError)) throw error;
      note(dependenciesOfRefusal(operation, Number(query.id)));
      return { status: error.status, body: { error: error.message }, headers: {} };
    }
  };
}

function lowerKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  );
}
