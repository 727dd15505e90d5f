import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { api } from "#web/api.ts";
import { cuentasCopy } from "#web/copy/cuentas.ts";
import { passwordCopy } from "#web/copy/password.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { NewPasswordFormSchema } from "#web/forms/password-schema.ts";
import { useFaults } from "#web/forms/use-faults.ts";
import { dropSession } from "#web/state/session.ts";
import { useIsHydrated } from "#web/state/use-is-hydrated.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const copy = cuentasCopy.restablecer;
const fields = ["password", "confirm_password"] as const;

type Props = {
  /** From the link in the mail; only the browser knows it. */
  token: string;
  onDone: (mensaje: string) => void;
};

/** Sets a new password with the link of the mail; every session of the account ends with it. */
export function RestablecerForm({ token, onDone }: Props) {
  const form = useForm({ resolver: zodResolver(NewPasswordFormSchema), shouldFocusError: false });
  const faults = useFaults(form, fields);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const isHydrated = useIsHydrated();

  const submit = form.handleSubmit(async (passwords) => {
    setFailure(null);
    const result = await api("resetearPassword", { body: { token, ...passwords } });
    if (result.ok) {
      dropSession();
      return onDone(result.data.mensaje);
    }
    if (faults.takeServer(result)) return;
    setFailure(result.error ?? copy.failed);
  }, faults.onInvalid);

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...faults.summary} />
      {failure && (
        <Banner kind="error">
          <p>{failure}</p>
          <LinkButton
            to="/recuperar-contrasena"
            variant="secondary"
            size="small"
            className="mt-2 justify-self-start"
          >
            {copy.askAgain}
          </LinkButton>
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
