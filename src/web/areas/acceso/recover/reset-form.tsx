import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { passwordCopy } from "#web/forms/password.copy.ts";
import { NewPasswordFormSchema } from "#web/forms/password-schema.ts";
import { useFaults } from "#web/forms/use-faults.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { dropSession } from "../session/session.ts";

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
