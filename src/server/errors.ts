import { errorMessages } from "#contract/error-messages.ts";
import type { SecurityEventKind } from "#contract/schemas/seguridad.ts";
import { seconds } from "./time/clock.ts";

/** How the trail of security records a refusal; `motivo` is one of our own words. */
export type RefusalEvent = {
  tipo: SecurityEventKind;
  motivo: string;
  /** "fallo" unless told. */
  resultado?: "bloqueado";
  /** Whose account it is, where no session tells. */
  usuario_id?: number;
};

type AppErrorOptions = {
  status: number;
  /** Spanish, for the caller. */
  message: string;
  /** English, for the log. */
  detail?: string;
  campos?: Record<string, string>;
  disponible?: number;
  maximo?: number;
  /** In pesos, of now. */
  total?: number;
  retryAfterSeconds?: number;
  event?: RefusalEvent | undefined;
  needsProof?: boolean;
};

/** An expected failure; any other error is a bug and answers 500. */
export class AppError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly campos: Record<string, string> | undefined;
  readonly disponible: number | undefined;
  readonly maximo: number | undefined;
  readonly total: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly event: RefusalEvent | undefined;
  readonly needsProof: boolean;

  constructor(options: AppErrorOptions) {
    super(options.message);
    this.name = "AppError";
    this.status = options.status;
    this.detail = options.detail;
    this.campos = options.campos;
    this.disponible = options.disponible;
    this.maximo = options.maximo;
    this.total = options.total;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.event = options.event;
    this.needsProof = options.needsProof ?? false;
  }
}

export const notFound = (message: string) => new AppError({ status: 404, message });
export const invalid = (message: string) => new AppError({ status: 422, message });
/** `maximo`: units that would be accepted. */
export const aboveBound = (message: string, maximo: number) =>
  new AppError({ status: 422, message, maximo });
export const conflict = (message: string, disponible?: number) =>
  new AppError({ status: 409, message, disponible });
export const unavailable = (message: string, retryAfterSeconds = 5, event?: RefusalEvent) =>
  new AppError({ status: 503, message, retryAfterSeconds, event });
export const tooManyRequests = (waitMs: number, event?: RefusalEvent) =>
  new AppError({
    status: 429,
    message: errorMessages.tooManyRequests,
    retryAfterSeconds: Math.max(1, waitMs / seconds(1)),
    event,
  });
/** When the session ended during the call. */
export const sessionEnded = () =>
  new AppError({ status: 401, message: errorMessages.sessionEnded });

/** A fault that whoever runs the shop can mend: Spanish sentences, one on each line. */
export class OperatorError extends Error {}
