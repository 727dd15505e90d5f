import { AsyncLocalStorage } from "node:async_hooks";

type Call = { requestId: string };

const calls = new AsyncLocalStorage<Call>();

/**
 * Everything that `work` causes belongs to this request. Ambient, because services log with the log of the shop, and
 * a statement knows nothing of its caller; only the log reads it, so nothing that the shop decides depends on it.
 */
export function duringCall<T>(call: Call, work: () => T): T {
  return calls.run(call, work);
}

export function currentRequestId(): string | undefined {
  return calls.getStore()?.requestId;
}
