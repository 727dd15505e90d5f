import fastifyMultipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  emptyFile,
  errorMessages,
  fileTooLarge,
  otherArchivo,
  tooManyFiles,
} from "#contract/error-messages.ts";
import type { FilesSpec } from "#contract/operations/spec.ts";
import { cleanLine } from "#contract/values/persona/clean-text.ts";
import type { ArchivoFault, ArchivoStore } from "../../archivos/archivo-store.ts";
import { AppError } from "../../errors.ts";
import type { UploadedArchivo, UploadedFile } from "./handlers.ts";

const maxFields = 40;
const maxFieldBytes = 100_000;
/** The disk refuses an archivo: it is full, read-only or broken. */
const diskCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "EMFILE",
  "ENFILE",
]);

/** Nothing is parsed before a handler asks. */
export async function acceptMultipart(http: FastifyInstance): Promise<void> {
  await http.register(fastifyMultipart, { throwFileSizeLimit: false });
}

export type MultipartForm = {
  fields: Record<string, string>;
  files: UploadedFile[];
  archivos: UploadedArchivo[];
};

type Reading = {
  spec: FilesSpec;
  /** Told the texts that came before the first file; nothing of that is read until it has answered. */
  mayUpload: (fields: Record<string, string>) => Promise<void>;
  store: ArchivoStore;
};

/** `use` gets null when the call has no form. Archivos that it does not keep are gone afterwards. */
export async function withForm<T>(
  request: FastifyRequest,
  { spec, ...reading }: Omit<Reading, "spec"> & { spec: FilesSpec | undefined },
  use: (form: MultipartForm | null) => Promise<T>,
): Promise<T> {
  if (spec === undefined) return use(null);
  const form = await readMultipart(request, { ...reading, spec });
  try {
    return await use(form);
  } finally {
    await discardAll(form.archivos);
  }
}

async function discardAll(archivos: readonly UploadedArchivo[]): Promise<void> {
  for (const { archivo } of archivos) await archivo.discard();
}

/**
 * Reads a form: its files into memory, or its archivos onto the disk. Throws 415 for another content type, 413 for too large a
 * file, 422 for too many or unexpected files or another content, 400 for a broken form, and what `mayUpload` throws.
 */
export async function readMultipart(
  request: FastifyRequest,
  { spec, mayUpload, store }: Reading,
): Promise<MultipartForm> {
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
  const archivos: UploadedArchivo[] = [];
  const limits = {
    fieldSize: maxFieldBytes,
    fields: maxFields,
    // The store counts by itself, one byte earlier: it refuses before it looks at half a file.
    fileSize: spec.maxFileBytes + (spec.tipos ? 1 : 0),
    files: spec.maxFiles,
    parts: maxFields + spec.maxFiles,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === "field") addField(fields, part);
      else {
        if (files.length + archivos.length === 0) await mayUpload(Object.fromEntries(fields));
        checkField(part, spec);
        if (spec.tipos === undefined) files.push(await readFile(part, spec));
        else archivos.push(await receiveArchivo(part, spec, store));
      }
    }
  } catch (error) {
    await discardAll(archivos);
    // Discards the rest: unread, it would hold the connection until its timeout.
    request.raw.unpipe();
    request.raw.resume();
    throw toAppError(error, spec);
  }
  return { fields: Object.fromEntries(fields), files, archivos };
}

type FilePart = Extract<Multipart, { type: "file" }>;

function checkField(part: FilePart, { field }: FilesSpec): void {
  if (part.fieldname === field || part.fieldname === `${field}[]`) return;
  part.file.resume();
  throw new AppError({ status: 422, message: errorMessages.unexpectedFile });
}

async function readFile(part: FilePart, spec: FilesSpec): Promise<UploadedFile> {
  const name = nameOf(part);
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw refuseFile(spec, 413, fileTooLarge(name, spec.maxFileBytes));
  return { name, bytes };
}

async function receiveArchivo(
  part: FilePart,
  spec: FilesSpec,
  store: ArchivoStore,
): Promise<UploadedArchivo> {
  const name = nameOf(part);
  const { maxFileBytes, tipos = [] } = spec;
  const received = await store.receive(part.file, { maxBytes: maxFileBytes, tipos });
  if (received.ok) return { name, archivo: received.archivo };
  const told = archivoFaults[received.fault](cleanLine(name), spec);
  throw refuseFile(spec, received.fault === "size" ? 413 : 422, told);
}

const archivoFaults: Readonly<Record<ArchivoFault, (name: string, spec: FilesSpec) => string>> = {
  size: (name, { maxFileBytes }) => fileTooLarge(name, maxFileBytes),
  empty: (name) => emptyFile(name),
  content: (name, { tipos = [] }) => otherArchivo(name, tipos),
};

function nameOf({ filename }: FilePart): string {
  return filename.slice(-200);
}

function refuseFile({ field }: FilesSpec, status: number, message: string): AppError {
  return new AppError({ status, message, campos: { [field]: message } });
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
  const { code = "" } = error as { code?: string };
  if (diskCodes.has(code)) {
    const message = errorMessages.cannotSave;
    return new AppError({ status: 503, message, detail: code, retryAfterSeconds: 60 });
  }
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
