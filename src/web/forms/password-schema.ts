import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { NewPasswordSchema } from "#contract/schemas/acceso.ts";

/** The fields of a password that is being chosen. */
export const newPasswordShape = { password: NewPasswordSchema, confirm_password: z.string() };

/** The second time must be like the first; told together with the other fields' errors. */
export const isConfirmed = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === confirm_password,
  {
    path: ["confirm_password"],
    error: errorMessages.passwordMismatch,
    // Shown together with the other fields' errors, not only after they are mended.
    when: () => true,
  },
);

export const NewPasswordFormSchema = z.strictObject(newPasswordShape).check(isConfirmed);
