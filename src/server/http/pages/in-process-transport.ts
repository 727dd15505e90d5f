import type { ClientResponse, Transport } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import type { Bound } from "../api/bind.ts";
import { type Shown, shownBy } from "../cache/shown.ts";

/** Calls operations as a guest, without a socket. `note` is told what each answer shows. */
export function inProcessTransport(bound: Bound, note: (shown: Shown) => void): Transport {
  return async ({ operation, query }): Promise<ClientResponse> => {
    try {
      const { answer, headers } = await bound.callAsGuest(operation, query);
      note(shownBy(operation, answer));
      return { status: 200, body: answer, headers: lowerKeys(headers ?? {}) };
    } catch (error) {
      // 503 lets the response cache serve a stale page.
      if (isDatabaseAway(error)) {
        return { status: 503, body: { error: errorMessages.unavailable }, headers: {} };
      }
      if (!(error instanceof AppError)) throw error;
      return { status: error.status, body: { error: error.message }, headers: {} };
    }
  };
}

function lowerKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  );
}
