import * as z from "zod/mini";

export type Access = "public" | "user" | "admin";

export type OperationSpec = {
  /** One Spanish line for the API page. */
  summary: string;
  access: Access;
  query: z.ZodMiniType;
  /** Null when the call takes no body. */
  body: z.ZodMiniType | null;
  /** Null when the call answers with a redirect instead of JSON. */
  answer: z.ZodMiniType | null;
  /** Status of success, 200 unless told. */
  status?: number;
  /** Accepts a form post from another site: only the return from the payment provider. */
  acceptsForm?: boolean;
};

export const noQuery = z.strictObject({});
