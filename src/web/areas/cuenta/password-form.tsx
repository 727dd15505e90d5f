import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { passwordCopy } from "#web/forms/password.copy.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { changePassword } from "./cuenta-data.ts";
import { FailureBanner } from "./failure-banner.tsx";

const copy = cuentaCopy.password;
const empty = { password_actual: "", password: "", confirm_password: "" };

type Props = {
  email: string;
  /** False for an account that signs in with Google only. */
  hasPassword: boolean;
};

export function PasswordForm({ email, hasPassword }: Props) {
  const { form, field, submit, summary, answer, failure, isSending } = useApiForm({
    schema: changePasswordSchema(hasPassword),
    fields: ["password_actual", "password", "confirm_password"],
    defaultValues: empty,
    send: ({ password_actual, ...passwords }) =>
      changePassword(hasPassword ? { password_actual, ...passwords } : passwords),
    onDone: (_answer, { form }) => form.reset(empty),
  });
  const password = useWatch({ control: form.control, name: "password" });
  const idleText = hasPassword ? copy.change : copy.set;

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...summary} />
      {answer && <Banner kind="success">{answer.mensaje}</Banner>}
      {failure && <FailureBanner failure={failure} />}
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...field("password_actual")}
          label={copy.current}
          autoComplete="current-password"
          required
        />
      )}
      <NewPasswordFields field={field} password={password} label={passwordCopy.newPassword} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : idleText}
      </Button>
    </form>
  );
}

function changePasswordSchema(hasPassword: boolean) {
  const current = hasPassword ? z.string().check(z.minLength(1, copy.currentRequired)) : z.string();
  return z.strictObject({ password_actual: current, ...newPasswordShape }).check(isConfirmed);
}
