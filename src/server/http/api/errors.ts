import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import type { RecordRefusal } from "../../audit/index.ts";
import { isDatabaseAway, isDiskFull } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import { wideNetwork } from "../../limits/limits-address.ts";
import { summarizeError } from "../../log-error.ts";
import { createRefusalPace } from "../guard/pace-refusals.ts";
import { failurePage } from "../pages/failure-page.ts";
import { isRetorno, wantsPage } from "../pages/wants-page.ts";
import { requestIdHeader } from "../watch/request-id.ts";
import { findReason, type UnavailableReason } from "../watch/unavailable-metrics.ts";
import { errorBody } from "./error-body.ts";

const byCode: Readonly<Record<string, { status: number; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: errorMessages.tooLarge },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: errorMessages.unsupportedMediaType },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: errorMessages.bodyRequired },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: errorMessages.malformedJson },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: errorMessages.malformedJson },
  FST_ERR_HANDLER_TIMEOUT: { status: 503, message: errorMessages.unavailable },
};

type Told = {
  recordRefusal: RecordRefusal;
  countUnavailable: (reason: UnavailableReason) => void;
  /** Pages carry the strip of a trial. */
  isTrial: boolean;
};

/**
 * Answers `{"error": …}` in Spanish, or a page to a browser, once the trail of security has its row.
 * Unexpected errors are logged whole.
 */
export function handleErrors(
  http: FastifyInstance,
  { recordRefusal, countUnavailable, isTrial }: Told,
): void {
  const paceRefusal = createRefusalPace();
  http.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    await recordRefusal(error, refusedBy(request)).catch((err: unknown) => {
      request.log.error({ err }, "a refusal was not recorded");
    });
    const known = toAppError(error);
    if (known === null) {
      request.log.error({ err: error }, "unexpected error");
      const unexpected = new AppError({ status: 500, message: errorMessages.unexpected });
      return answer({ request, reply, isTrial }, unexpected);
    }
    if (known.status === 429) {
      await paceRefusal(wideNetwork(request.clientAddress));
    }
    if (known.status === 503) countUnavailable(findReason(error));
    if (isDiskFull(error)) {
      request.log.error("disk full: nothing can be written until there is room");
    } else if (known.status >= 500) {
      request.log.warn({ detail: known.detail ?? summarizeError(error) }, "refused");
    }
    return answer({ request, reply, isTrial }, known);
  });
}

function refusedBy(request: FastifyRequest): Parameters<RecordRefusal>[1] {
  const { operation, session, clientAddress, id } = request;
  return {
    operation,
    usuario_id: session?.usuario_id ?? null,
    email: (request.body as { email?: unknown } | undefined)?.email,
    call: { origin: { address: clientAddress }, solicitud: id },
  };
}

type Site = { headers: Record<string, string>; isTrial: boolean };

/** For an URL that cannot be decoded: no hook runs. */
export function createFrameworkAnswer({ headers, isTrial }: Site) {
  return (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    reply.code(400).headers({ ...headers, [requestIdHeader]: request.id });
    if (wantsPage(request)) {
      void answerPage({ request, reply, isTrial }, new AppError({ status: 400, message: "" }));
      return;
    }
    void reply.send({ error: errorMessages.malformedAddress });
  };
}

function toAppError(error: FastifyError | AppError): AppError | null {
  if (error instanceof AppError) return error;
  const mapped = byCode[error.code ?? ""];
  if (mapped) return new AppError(mapped);
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return new AppError({ status: 400, message: errorMessages.malformedJson });
  }
  // A body that the client broke off has the code of a lost connection, and a status.
  if (isDatabaseAway(error) && error.statusCode === undefined) {
    const isFull = isDiskFull(error);
    return new AppError({
      status: 503,
      message: isFull ? errorMessages.cannotSave : errorMessages.unavailable,
      detail: summarizeError(error),
      // Room is made by a person.
      retryAfterSeconds: isFull ? 60 : 5,
    });
  }
  // Forbidden files are answered like missing ones.
  const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
  if (status >= 400 && status < 500)
    return new AppError({ status, message: errorMessages.notFound });
  return null;
}

type Refused = { request: FastifyRequest; reply: FastifyReply; isTrial: boolean };

function answer(refused: Refused, error: AppError): FastifyReply {
  const { request, reply } = refused;
  if (error.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(Math.ceil(error.retryAfterSeconds)));
  }
  if (error.status === 401) reply.header("www-authenticate", "Bearer");
  if (wantsPage(request)) return answerPage(refused, error);
  return reply.code(error.status).header("cache-control", "no-store").send(errorBody(error));
}

function answerPage(
  { request, reply, isTrial }: Refused,
  { status, retryAfterSeconds }: AppError,
): FastifyReply {
  const { html, policy } = failurePage({
    status,
    retryAfterSeconds,
    isRepeatable: request.method === "GET" || request.method === "HEAD",
    isRetorno: isRetorno(request.url),
    requestId: request.id,
    isTrial,
  });
  return reply
    .code(status)
    .headers({
      "cache-control": "no-store",
      "content-security-policy": policy,
      "content-type": "text/html; charset=utf-8",
      vary: "accept",
    })
    .send(html);
}
