import * as z from "zod/mini";

export type Access = "public" | "user" | "admin";

export type OperationSpec = {
  /** One Spanish line for the API page. */
  summary: string;
  access: Access;
  query: z.ZodMiniType;
  /** Null when the call takes no body. */
  body: z.ZodMiniType | null;
  /** Null when the call answers with a redirect or a file instead of JSON. */
  answer: z.ZodMiniType | null;
  /** Status of success, 200 unless told. */
  status?: number;
  /** Accepts a form post from another site: only the return from the payment provider. */
  acceptsForm?: boolean;
  /** Takes multipart/form-data and nothing else: `body` checks its texts, these bound its files. */
  files?: FilesSpec;
  /** Content type of the file that success answers with. */
  fileType?: "text/csv";
};

export type FilesSpec = {
  /** Name of the form field, with or without `[]`. */
  field: string;
  maxFiles: number;
  maxFileBytes: number;
};

export const noQuery = z.strictObject({});
