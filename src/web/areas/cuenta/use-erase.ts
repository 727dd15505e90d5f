import * as z from "zod/mini";
import { api } from "#web/app/api/api.ts";
import { showToastAfterLoad } from "#web/app/toasts.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { cuentaCopy } from "./cuenta.copy.ts";

const { passwordRequired } = cuentaCopy.erase;
const WithPasswordSchema = z.strictObject({
  password: z.string().check(z.minLength(1, passwordRequired)),
});
const WithoutPasswordSchema = z.strictObject({ password: z.string() });

/** Afterwards the home page is loaded as a new document, so that nothing stays in memory. */
export function useErase(hasPassword: boolean) {
  const { field, submit, answer, failure, isSending } = useApiForm({
    schema: hasPassword ? WithPasswordSchema : WithoutPasswordSchema,
    fields: ["password"],
    defaultValues: { password: "" },
    send: ({ password }) => api("deleteCuenta", { body: hasPassword ? { password } : {} }),
    onDone: ({ mensaje }) => {
      showToastAfterLoad(mensaje);
      sessionStore.end({ to: "/" });
    },
  });
  return { field, submit, failure, isErasing: isSending || answer !== null };
}
