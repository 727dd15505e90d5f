import { passwordCopy as copy } from "./password.copy.ts";
import { PasswordField } from "./password-field.tsx";
import { StrengthMeter } from "./strength-meter.tsx";
import type { FieldProps } from "./use-api-form.ts";

type Props = {
  field: (
    name: "password" | "confirm_password",
    rules?: { deps: "confirm_password" },
  ) => FieldProps;
  /** For the strength meter. */
  password: string;
  label?: string;
};

export function NewPasswordFields({ field, password, label = copy.password }: Props) {
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          {...field("password", { deps: "confirm_password" })}
          label={label}
          hint={copy.hint}
          autoComplete="new-password"
          required
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        {...field("confirm_password")}
        label={copy.confirm}
        autoComplete="new-password"
        required
      />
    </>
  );
}
