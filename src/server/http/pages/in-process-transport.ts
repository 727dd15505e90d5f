import type { ClientResponse, Transport } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import type { LoopTurns } from "../../work/loop-turns.ts";
import type { Bound } from "../api/bind.ts";
import { type Shown, shownByRefusal, withoutCount } from "../cache/shown.ts";

type TransportOptions = { turns: LoopTurns; note: (shown: () => Shown) => void };

/**
 * Calls operations as a guest, without a socket, one in each turn of the event loop. `note` is told what each
 * answer shows, to be asked when the page is written: how many productos there are only if the page has read that.
 */
export function inProcessTransport(bound: Bound, { turns, note }: TransportOptions): Transport {
  return async ({ operation, query }): Promise<ClientResponse> => {
    await turns();
    try {
      const { answer, headers, shown } = await bound.callAsGuest(operation, query);
      let isRead = false;
      note(() => (isRead ? shown : withoutCount(shown)));
      const given = noteReading(lowerKeys(headers ?? {}), () => {
        isRead = true;
      });
      return { status: 200, body: answer, headers: given };
    } catch (error) {
      // 503 lets the response cache serve a stale page.
      if (isDatabaseAway(error)) {
        return { status: 503, body: { error: errorMessages.unavailable }, headers: {} };
      }
      if (!(error instanceof AppError)) throw error;
      note(() => shownByRefusal(operation, Number(query.id)));
      return { status: error.status, body: { error: error.message }, headers: {} };
    }
  };
}

function noteReading(
  headers: Record<string, string>,
  noteRead: () => void,
): Record<string, string> {
  return new Proxy(headers, {
    get(target, name) {
      noteRead();
      return Reflect.get(target, name);
    },
    has(target, name) {
      noteRead();
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      noteRead();
      return Reflect.ownKeys(target);
    },
  });
}

function lowerKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  );
}
