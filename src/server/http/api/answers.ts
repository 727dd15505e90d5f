import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as core from "zod/v4/core";
import type { OperationSpec } from "#contract/operations.ts";
import type { Cacheable } from "../cache/compress.ts";
import type { CheckedAnswer } from "../cache/dependencies.ts";
import { compileSchema } from "./compile-schema.ts";
import type { FileAnswer } from "./handlers.ts";

/** `HandlerReply` of any operation. */
export type AnyReply = {
  answer?: unknown;
  headers?: Record<string, string>;
  redirect?: string;
  file?: FileAnswer;
};

/** Throws when the answer does not fit its schema. */
export function checkAnswer(
  spec: OperationSpec,
  { answer, headers = {} }: AnyReply,
): CheckedAnswer {
  const checked = parseAnswer(spec, answer);
  return { answer: checked, text: JSON.stringify(checked), headers };
}

const compiled = new WeakMap<OperationSpec, core.$ZodType>();

function parseAnswer(spec: OperationSpec, answer: unknown): unknown {
  if (spec.answer === null) return undefined;
  const schema = compiled.get(spec) ?? compileSchema(spec.answer);
  compiled.set(spec, schema);
  return core.parse(schema, answer);
}

export function toCacheable({ text, headers }: CheckedAnswer): Cacheable {
  return {
    body: text,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      ...headers,
    },
  };
}

/** A name may be a stranger's: its plain form first, then all of it, encoded. */
function attachmentOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, "_");
  const attachment = `attachment; filename="${plain}"`;
  if (plain === name) return attachment;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${attachment}; filename*=UTF-8''${encoded}`;
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
      .header(
        "content-type",
        spec.fileType === "text/csv" ? "text/csv; charset=utf-8" : spec.fileType,
      )
      .header("content-disposition", attachmentOf(result.file.name))
      .send(Readable.from(result.file.body));
    return;
  }
  reply
    .code(spec.status ?? 200)
    .headers(result.headers ?? {})
    .send(parseAnswer(spec, result.answer));
}
