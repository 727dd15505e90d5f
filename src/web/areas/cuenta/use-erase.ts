import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import type { ApiFailure } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { showToastAfterLoad } from "#web/app/toasts.ts";
import { endSession } from "#web/areas/acceso/session/session.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { cuentaCopy } from "./cuenta.copy.ts";

const { passwordRequired } = cuentaCopy.borrar;
const WithPasswordSchema = z.strictObject({
  password: z.string().check(z.minLength(1, passwordRequired)),
});
const WithoutPasswordSchema = z.strictObject({ password: z.string() });

/** Erases the account; what follows is the home page, as a guest, in a new document. */
export function useErase(hasPassword: boolean) {
  const form = useForm({
    resolver: zodResolver(hasPassword ? WithPasswordSchema : WithoutPasswordSchema),
    defaultValues: { password: "" },
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isErased, setIsErased] = useState(false);

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    const result = await api("deleteCuenta", { body: hasPassword ? { password } : {} });
    if (result.ok) {
      setIsErased(true);
      showToastAfterLoad(result.data.mensaje);
      return endSession({ to: "/" });
    }
    if (setServerErrors(form, result, ["password"])) return;
    setFailure(result);
  });

  return { form, submit, failure, isErasing: form.formState.isSubmitting || isErased };
}
