import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#web/api.ts";
import { accesoCopy } from "#web/copy/cuentas.ts";
import { passwordCopy } from "#web/copy/password.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { NewPasswordFormSchema } from "#web/forms/password-schema.ts";
import { useFaults } from "#web/forms/use-faults.ts";
import { dropSession } from "#web/state/session.ts";
import { useIsHydrated } from "#web/state/use-is-hydrated.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";

const copy = accesoCopy.restablecer;
const fields = ["password", "confirm_password"] as const;

type Props = {
  /** From the link in the mail; only the browser knows it. */
  token: string;
  onDone: (mensaje: string) => void;
  /** The link is of no use any more: filling the form in again would be in vain. */
  onRefused: (error: string) => void;
};

const refusedStatus = 400;

/** Sets a new password with the link of the mail; every session of the account ends with it. */
export function RestablecerForm({ token, onDone, onRefused }: Props) {
  const form = useForm({ resolver: zodResolver(NewPasswordFormSchema), shouldFocusError: false });
  const faults = useFaults(form, fields);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const isHydrated = useIsHydrated();

  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null);
    const result = await api("resetPassword", { body: { token, ...passwords } });
    if (result.ok) {
      dropSession();
      return onDone(result.data.mensaje);
    }
    if (faults.takeServer(result)) return;
    if (result.status === refusedStatus) return onRefused(result.error ?? copy.failed);
    setFailure(result.error ?? copy.failed);
  }, faults.onInvalid);

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...faults.summary} />
      {failure && (
        <Banner kind="error">
          <p>{failure}</p>
          <Link
            to="/recuperar-contrasena"
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {copy.askAgain}
          </Link>
        </Banner>
      )}
      <NewPasswordFields
        register={form.register}
        errors={errors}
        password={password}
        label={passwordCopy.newPassword}
      />
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
