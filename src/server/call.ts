import { AsyncLocalStorage } from "node:async_hooks";

export type Measured = {
  name: string;
  ms: number;
  isFailed: boolean;
  /** Words of ours: never an address, a name or a value of a query. */
  attributes?: Record<string, string | number>;
};

/** Work that is traced, with what happens below it. */
export type OpenSpan = {
  begin: (name: string) => OpenSpan;
  /** Adds a child that has just ended. */
  record: (measured: Measured) => void;
  end: (ended: Partial<Omit<Measured, "ms">>) => void;
};

export type Traces = Pick<OpenSpan, "begin"> & { close: () => Promise<void> };

type Call = {
  requestId?: string;
  /** Undefined unless traces are on. */
  span?: OpenSpan;
};

const calls = new AsyncLocalStorage<Call>();

/**
 * Everything that `work` causes belongs to this call. Ambient, because services log with the log of the shop, and a
 * statement knows nothing of its caller; only log and traces read it, so nothing that the shop decides depends on it.
 */
export function duringCall<T>(call: Call, work: () => T): T {
  return calls.run(call, work);
}

export function currentRequestId(): string | undefined {
  return calls.getStore()?.requestId;
}

export function currentSpan(): OpenSpan | undefined {
  return calls.getStore()?.span;
}

/**
 * Binds `work` to the current call, also when another call starts it later, and traces it under this name. The first
 * start only: a background repetition is not part of the request, which has been answered by then.
 */
export function belowCall<T>(name: string, work: () => Promise<T>): () => Promise<T> {
  let call = calls.getStore() ?? {};
  return () => {
    const { span: parent, ...rest } = call;
    call = {};
    const span = parent?.begin(name);
    if (span === undefined) return calls.run(rest, work);
    return calls.run({ ...rest, span }, () => ended(span, work));
  };
}

/** Ends the span with `work`. */
export async function ended<T>(span: OpenSpan, work: () => Promise<T>): Promise<T> {
  let isFailed = true;
  try {
    const result = await work();
    isFailed = false;
    return result;
  } finally {
    span.end({ isFailed });
  }
}
