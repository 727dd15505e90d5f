import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { passwordCopy } from "#web/forms/password.copy.ts";
import { NewPasswordFormSchema } from "#web/forms/password-schema.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { sessionStore } from "../session/session.ts";

const copy = accesoCopy.reset;

type Props = {
  /** From the link in the mail. */
  token: string;
  onDone: (mensaje: string) => void;
  /** The link is used or expired: sending the form again cannot help. */
  onRefused: (error: string) => void;
};

const refusedStatus = 400;

/** Ends every session of the account. */
export function ResetForm({ token, onDone, onRefused }: Props) {
  const isHydrated = useIsHydrated();
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: NewPasswordFormSchema,
    fields: ["password", "confirm_password"],
    send: (passwords) => api("resetPassword", { body: { token, ...passwords } }),
    onDone: ({ mensaje }) => {
      sessionStore.becomeGuest();
      onDone(mensaje);
    },
    onFailure: ({ status, error }) => {
      if (status === refusedStatus) onRefused(error ?? copy.failed);
    },
  });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...summary} />
      {failure && (
        <Banner kind="error">
          <p>{failure.error ?? copy.failed}</p>
          <Link
            to="/recuperar-contrasena"
            className="link inline-flex min-h-11 items-center justify-self-start"
          >
            {copy.askAgain}
          </Link>
        </Banner>
      )}
      <NewPasswordFields field={field} password={password} label={passwordCopy.newPassword} />
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSending}>
        {isSending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
