import * as z from "zod/mini";
import { RegisterSchema } from "#contract/schemas/acceso.ts";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";

/** The registration form: what is sent, and the password a second time. */
export const RegisterFormSchema = z
  .strictObject({ ...RegisterSchema.shape, ...newPasswordShape })
  .check(isConfirmed);
