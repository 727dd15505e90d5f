import { AppError } from "../errors.ts";
import type { UploadedFile } from "../http/api/handlers.ts";
import { seconds } from "../time/clock.ts";
import { callInThread, ThreadEnded } from "../work/call-in-thread.ts";
import { csvRefusals } from "./csv.messages.ts";

/** Many times what the largest file takes that spreadsheets write. */
const timeoutMs = seconds(30);

export type CsvReader<Read> = {
  read: (bytes: Buffer) => Read;
  /** The `import.meta.url` of the file that exports `read`. */
  module: string;
};

/** In a thread of its own (docs/reglas.md 134). Throws 422 for no file and for one that takes too long. */
export async function readUpload<Read>(
  [upload]: readonly UploadedFile[],
  { read, module }: CsvReader<Read>,
): Promise<Read> {
  if (!upload) throw refuseFile(csvRefusals.fileRequired);
  try {
    return await callInThread(read, upload.bytes, { module, timeoutMs });
  } catch (error) {
    throw error instanceof ThreadEnded ? refuseFile(csvRefusals.endless, error.message) : error;
  }
}

function refuseFile(message: string, detail = "no file"): AppError {
  return new AppError({ status: 422, message, detail, campos: { archivo: message } });
}
