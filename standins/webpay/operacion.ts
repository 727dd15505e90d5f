import { json, type Reply } from "../http/reply.ts";

export const operaciones = ["create", "commit", "status", "refund"] as const;

export type Operacion = (typeof operaciones)[number];

export const lockedMessage = "Transaction already locked by another process";
export const abortedMessage = "Transaction has an invalid finished state: aborted";

/** What an operation works on, once the request has passed the common checks. */
export type Work = {
  token: string;
  body: Record<string, unknown>;
  origin: string;
  /** Awaited where the real provider would be busy, that is, before anything is changed. */
  process(): Promise<void>;
};

/** An error in the shape of the real API. */
export function apiError(status: number, message: string): Reply {
  return json(status, { error_message: message });
}

export function invalidParameter(name: string): Reply {
  return apiError(422, `Invalid value for parameter: ${name}`);
}

/** Whether a field counts as missing: absent, null or blank. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === "string" && value.trim() === "")
  );
}

/** A positive whole number of pesos; Webpay takes no decimals for CLP. */
export function isPesos(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}
