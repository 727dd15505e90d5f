import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { NewPasswordSchema } from "#contract/schemas/acceso.ts";

export const newPasswordShape = { password: NewPasswordSchema, confirm_password: z.string() };

export const isConfirmed = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === confirm_password,
  {
    path: ["confirm_password"],
    error: errorMessages.passwordMismatch,
    // Reported together with the other fields' errors.
    when: () => true,
  },
);

export const NewPasswordFormSchema = z.strictObject(newPasswordShape).check(isConfirmed);
