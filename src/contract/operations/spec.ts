import * as z from "zod/mini";
import type { ArchivoTipo } from "../values/archivos/archivo-limits.ts";

export type Access = "public" | "user" | "admin";

export type OperationSpec = {
  /** Spanish, for the API page. */
  summary: string;
  access: Access;
  /**
   * Money, exports, people: the session was proved within 10 minutes (docs/reglas.md 105). `protected`:
   * only of an account with a second factor, because the operation asks the others for the password.
   */
  asksProof?: true | "protected";
  /** A body without this field was meant for the call of a signed-in person: 401. */
  unsignedBy?: string;
  query: z.ZodMiniType;
  body: z.ZodMiniType | null;
  /** Null: a redirect or a file instead of JSON. */
  answer: z.ZodMiniType | null;
  /** Status of a success; default 200. */
  status?: number;
  /** Accepts a cross-site form post: only the return from the payment provider. */
  acceptsForm?: boolean;
  /** Makes the call multipart/form-data: `body` checks the texts, this bounds the files. */
  files?: FilesSpec;
  fileType?: "text/csv" | "application/octet-stream";
};

export type FilesSpec = {
  /** With or without `[]`. */
  field: string;
  maxFiles: number;
  maxFileBytes: number;
  /** Makes them archivos: streamed to the disk, and checked to be of one of these kinds. Others are read into memory. */
  tipos?: readonly ArchivoTipo[];
};

export const noQuery = z.strictObject({});
