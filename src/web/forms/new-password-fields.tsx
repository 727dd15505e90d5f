import type { UseFormRegisterReturn } from "react-hook-form";
import { passwordCopy as copy } from "./password.copy.ts";
import { PasswordField } from "./password-field.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

type FieldName = "password" | "confirm_password";
type Props = {
  register: (name: FieldName, options?: { deps: "confirm_password" }) => UseFormRegisterReturn;
  errors: Partial<Record<FieldName, { message?: string | undefined }>>;
  /** What is typed now, for the meter. */
  password: string;
  label?: string;
};

/** A password that is being chosen: with its strength, and a second time. */
export function NewPasswordFields({ register, errors, password, label = copy.password }: Props) {
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          {...register("password", { deps: "confirm_password" })}
          label={label}
          hint={copy.hint}
          autoComplete="new-password"
          required
          error={errors.password?.message}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        {...register("confirm_password")}
        label={copy.confirm}
        autoComplete="new-password"
        required
        error={errors.confirm_password?.message}
      />
    </>
  );
}
