import * as z from "zod/mini";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";
import { cuentaCopy } from "./cuenta.copy.ts";

/** The fields of a changed password; an account without one has no current one to give. */
export function changePasswordSchema(hasPassword: boolean) {
  const { currentRequired } = cuentaCopy.password;
  const current = hasPassword ? z.string().check(z.minLength(1, currentRequired)) : z.string();
  return z.strictObject({ password_actual: current, ...newPasswordShape }).check(isConfirmed);
}
