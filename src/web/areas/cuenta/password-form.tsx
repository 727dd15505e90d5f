import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ApiResult } from "#contract/client.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { passwordCopy } from "#web/forms/password.copy.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { useFaults } from "#web/forms/use-faults.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { changePassword } from "./cuenta-data.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { changePasswordSchema } from "./password-form-schema.ts";

const copy = cuentaCopy.password;
const fields = ["password_actual", "password", "confirm_password"] as const;
const empty = { password_actual: "", password: "", confirm_password: "" };

type Props = {
  email: string;
  /** False for an account that signs in with Google only: then there is none to ask for. */
  hasPassword: boolean;
};

/** Changes the password, or sets the first one. */
export function PasswordForm({ email, hasPassword }: Props) {
  const form = useForm({
    resolver: zodResolver(changePasswordSchema(hasPassword)),
    defaultValues: empty,
    shouldFocusError: false,
  });
  const faults = useFaults(form, fields);
  const [answer, setAnswer] = useState<ApiResult<"changePassword"> | null>(null);
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });

  const idleText = hasPassword ? copy.change : copy.set;

  const submit = form.handleSubmit(async ({ password_actual, ...passwords }) => {
    setAnswer(null);
    const result = await changePassword(
      hasPassword ? { password_actual, ...passwords } : passwords,
    );
    if (result.ok) form.reset(empty);
    else if (faults.takeServer(result)) return;
    setAnswer(result);
  }, faults.onInvalid);

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...faults.summary} />
      {answer?.ok && <Banner kind="success">{answer.data.mensaje}</Banner>}
      {answer?.ok === false && <FailureBanner failure={answer} />}
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...form.register("password_actual")}
          label={copy.current}
          autoComplete="current-password"
          required
          error={errors.password_actual?.message}
        />
      )}
      <NewPasswordFields
        register={form.register}
        errors={errors}
        password={password}
        label={passwordCopy.newPassword}
      />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? copy.saving : idleText}
      </Button>
    </form>
  );
}
