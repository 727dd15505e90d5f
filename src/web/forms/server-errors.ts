import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import type { ApiFailure } from "#contract/client.ts";

/**
 * Puts the server's sentences beside their fields, the first one focused. False when none belongs
 * to a field of this form: then the sentence of the whole call must be shown.
 */
export function setServerErrors<T extends FieldValues>(
  form: { setError: UseFormSetError<T> },
  { campos }: ApiFailure,
  fields: readonly FieldPath<T>[],
): boolean {
  const refused = fields.filter((field) => campos[field] !== undefined);
  refused.forEach((field, place) => {
    form.setError(field, { message: campos[field] ?? "" }, { shouldFocus: place === 0 });
  });
  return refused.length > 0;
}
