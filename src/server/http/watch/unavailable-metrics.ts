import { Counter, type Registry } from "prom-client";
import { errorMessages } from "#contract/error-messages.ts";
import { isDatabaseAway, isDiskFull, isPoolExhausted } from "../../db/away.ts";
import { AppError } from "../../errors.ts";

/** The label `reason` of a published metric (docs/operar.md). */
export type UnavailableReason =
  | "busy"
  | "connections"
  | "database"
  | "disk_full"
  | "provider"
  | "timeout";

const reasons: UnavailableReason[] = [
  "busy",
  "connections",
  "database",
  "disk_full",
  "provider",
  "timeout",
];

export function createUnavailableMetrics(registry: Registry): (reason: UnavailableReason) => void {
  const refused = new Counter({
    name: "estrato_unavailable_total",
    help: "Answers of 503 by this process, by reason; pages that could not read the database are not among them",
    labelNames: ["reason"],
    registers: [registry],
  });
  // A counter needs an initial 0: Prometheus cannot see its first increase otherwise.
  for (const reason of reasons) refused.inc({ reason }, 0);
  return (reason) => refused.inc({ reason });
}

/** Reason of an error that is answered with 503. */
export function findReason(error: unknown): UnavailableReason {
  if (isDiskFull(error)) return "disk_full";
  if (isPoolExhausted(error)) return "connections";
  if (error instanceof AppError) {
    return error.message === errorMessages.unavailable ? "busy" : "provider";
  }
  return isDatabaseAway(error) ? "database" : "timeout";
}
