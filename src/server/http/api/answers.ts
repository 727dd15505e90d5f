import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { OperationSpec } from "#contract/operations.ts";
import type { Cacheable } from "../cache/compress.ts";
import type { FileAnswer } from "./handlers.ts";

/** `HandlerReply` of any operation. */
export type AnyReply = {
  answer?: unknown;
  headers?: Record<string, string>;
  redirect?: string;
  file?: FileAnswer;
};

/** Throws when the answer does not fit its schema. */
export function toCacheable(spec: OperationSpec, result: AnyReply): Cacheable {
  return {
    body: JSON.stringify(spec.answer?.parse(result.answer)),
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      ...result.headers,
    },
  };
}

/** Throws when the answer does not fit its schema. Nothing of it may be cached. */
export function sendAnswer(reply: FastifyReply, spec: OperationSpec, result: AnyReply): void {
  reply.header("cache-control", "no-store");
  if (result.redirect !== undefined) {
    reply.code(303).header("location", result.redirect).send();
    return;
  }
  if (result.file !== undefined) {
    reply
      .header("content-type", `${spec.fileType}; charset=utf-8`)
      .header("content-disposition", `attachment; filename="${result.file.name}"`)
      .send(Readable.from(result.file.body));
    return;
  }
  reply
    .code(spec.status ?? 200)
    .headers(result.headers ?? {})
    .send(spec.answer?.parse(result.answer));
}
