import * as z from "zod/mini";
import { RegistrarSchema } from "#contract/cuentas.ts";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";

/** The registration form: what is sent, and the password a second time. */
export const RegistrarFormSchema = z
  .strictObject({ ...RegistrarSchema.shape, ...newPasswordShape })
  .check(isConfirmed);
