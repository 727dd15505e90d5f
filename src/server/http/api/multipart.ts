import fastifyMultipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { errorMessages, fileTooLarge, tooManyFiles } from "#contract/error-messages.ts";
import type { FilesSpec } from "#contract/operations/spec.ts";
import { AppError } from "../../errors.ts";
import type { UploadedFile } from "./handlers.ts";

const maxFields = 40;
const maxFieldBytes = 100_000;

/** Nothing is parsed before a handler asks. */
export async function acceptMultipart(http: FastifyInstance): Promise<void> {
  await http.register(fastifyMultipart, { throwFileSizeLimit: false });
}

/**
 * Reads a form with files into memory. Throws 415 for another content type, 413 for too large a
 * file, 422 for too many or unexpected files, 400 for a broken form, and what `onFirstFile` throws: it is told the texts
 * that came before the first file, and nothing of that is read until it has answered.
 */
export async function readMultipart(
  request: FastifyRequest,
  spec: FilesSpec,
  onFirstFile: (fields: Record<string, string>) => Promise<void>,
): Promise<{ fields: Record<string, string>; files: UploadedFile[] }> {
  if (!request.isMultipart()) {
    throw new AppError({ status: 415, message: errorMessages.unsupportedMediaType });
  }
  // The parser waits for ever for a body whose connection closed before it looked.
  if (request.raw.destroyed) {
    throw new AppError({
      status: 400,
      message: errorMessages.malformedForm,
      detail: "client left",
    });
  }
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  const limits = {
    fieldSize: maxFieldBytes,
    fields: maxFields,
    fileSize: spec.maxFileBytes,
    files: spec.maxFiles,
    parts: maxFields + spec.maxFiles,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") addField(fields, part);
      else {
        if (files.length === 0) await onFirstFile(Object.fromEntries(fields));
        files.push(await readFile(part, spec));
      }
    }
  } catch (error) {
    // Discards the rest: unread, it would hold the connection until its timeout.
    request.raw.unpipe();
    request.raw.resume();
    throw toAppError(error, spec);
  }
  return { fields: Object.fromEntries(fields), files };
}

async function readFile(
  part: Extract<Multipart, { type: "file" }>,
  spec: FilesSpec,
): Promise<UploadedFile> {
  const name = part.filename.slice(-200);
  const isWanted = part.fieldname === spec.field || part.fieldname === `${spec.field}[]`;
  if (!isWanted) {
    part.file.resume();
    throw new AppError({ status: 422, message: errorMessages.unexpectedFile });
  }
  const bytes = await part.toBuffer();
  if (part.file.truncated) {
    const message = fileTooLarge(name, spec.maxFileBytes);
    throw new AppError({ status: 413, message, campos: { [spec.field]: message } });
  }
  return { name, bytes };
}

function addField(fields: Map<string, string>, part: Extract<Multipart, { type: "field" }>): void {
  if (fields.has(part.fieldname)) {
    throw new AppError({ status: 400, message: errorMessages.repeatedField });
  }
  if (part.valueTruncated || part.fieldnameTruncated) {
    throw new AppError({ status: 413, message: errorMessages.tooLarge });
  }
  fields.set(part.fieldname, String(part.value));
}

function toAppError(error: unknown, spec: FilesSpec): unknown {
  if (error instanceof AppError) return error;
  const { code } = error as { code?: string };
  if (code === "FST_FILES_LIMIT") {
    const message = tooManyFiles(spec.maxFiles);
    return new AppError({ status: 422, message, campos: { [spec.field]: message } });
  }
  if (code === "FST_PARTS_LIMIT" || code === "FST_FIELDS_LIMIT") {
    return new AppError({ status: 413, message: errorMessages.tooLarge });
  }
  const detail = error instanceof Error ? error.message : String(error);
  return new AppError({ status: 400, message: errorMessages.malformedForm, detail });
}
