import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { RequestRecoverySchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.recuperar;

/** Asks for the mail with the link; `onDone` gets the server's sentence. */
export function RecuperarForm({ onDone }: { onDone: (mensaje: string) => void }) {
  const form = useForm({ resolver: zodResolver(RequestRecoverySchema) });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const isHydrated = useIsHydrated();

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    const result = await api("requestRecovery", { body });
    if (result.ok) return onDone(result.data.mensaje);
    if (setServerErrors(form, result, ["email"])) return;
    setFailure(result.error ?? copy.failed);
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      {failure && <Banner kind="error">{failure}</Banner>}
      <TextField
        {...form.register("email")}
        label={accesoCopy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email?.message}
      />
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
      <p>
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {accesoCopy.backToLogin}
        </Link>
      </p>
    </form>
  );
}
