import * as z from "zod/mini";
import { IdSchema } from "#contract/schemas/fields.ts";

const ConfirmationStateSchema = z.object({
  success: z.boolean(),
  orderId: z.nullish(IdSchema),
});

export type Confirmation =
  | { kind: "success"; orderId: number | null }
  | { kind: "failure" }
  | { kind: "none" };

/** Navigation state comes from the browser's history, so it may be anything. */
export function readConfirmation(state: unknown): Confirmation {
  const parsed = ConfirmationStateSchema.safeParse(state);
  if (!parsed.success) return { kind: "none" };
  const { success, orderId } = parsed.data;
  return success ? { kind: "success", orderId: orderId ?? null } : { kind: "failure" };
}
