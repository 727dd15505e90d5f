import * as z from "zod/mini";
import { RegistrarSchema } from "#contract/cuentas.ts";
import { errorMessages } from "#contract/error-messages.ts";

/** The registration form: what is sent, and the password a second time. */
export const RegistrarFormSchema = z
  .strictObject({ ...RegistrarSchema.shape, confirm_password: z.string() })
  .check(
    z.refine(({ password, confirm_password }) => password === confirm_password, {
      path: ["confirm_password"],
      error: errorMessages.passwordMismatch,
      // Shown together with the other fields' errors, not only after they are mended.
      when: () => true,
    }),
  );
