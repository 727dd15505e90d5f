import { json, type Reply } from "../http/reply.ts";

export const operaciones = ["create", "commit", "status", "refund"] as const;

export type Operacion = (typeof operaciones)[number];

export const lockedMessage = "Transaction already locked by another process";
export const abortedMessage = "Transaction has an invalid finished state: aborted";

/** A request that passed the common checks. */
export type Work = {
  token: string;
  body: Record<string, unknown>;
  origin: string;
  /** The provider's processing time, before any change. */
  process(): Promise<void>;
};

export function apiError(status: number, message: string): Reply {
  return json(status, { error_message: message });
}

export function invalidParameter(name: string): Reply {
  return apiError(422, `Invalid value for parameter: ${name}`);
}

export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === "string" && value.trim() === "")
  );
}

/** Webpay takes no decimals for CLP. */
export function isPesos(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
