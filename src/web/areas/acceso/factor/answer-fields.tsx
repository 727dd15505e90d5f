import { PasswordField } from "#web/forms/password-field.tsx";
import type { FieldProps } from "#web/forms/use-api-form.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { factorCopy as copy } from "./factor.copy.ts";

export function CodigoField(field: FieldProps) {
  return (
    <TextField
      {...field}
      label={copy.codigo}
      hint={copy.codigoHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      data-autofocus
      required
    />
  );
}

export function RespaldoField(field: FieldProps) {
  return (
    <TextField
      {...field}
      label={copy.respaldo}
      hint={copy.respaldoHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}

export function ProofPasswordField(field: FieldProps) {
  return (
    <PasswordField
      {...field}
      label={copy.password}
      autoComplete="current-password"
      data-autofocus
      required
    />
  );
}
