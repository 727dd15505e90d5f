import type { FieldErrors, FieldPath, FieldValues, UseFormSetFocus } from "react-hook-form";

/** Puts the focus on the first wrong field, in the order in which the form is read. */
export function focusFirstError<T extends FieldValues>(
  form: { setFocus: UseFormSetFocus<T> },
  errors: FieldErrors<T>,
  fields: readonly FieldPath<T>[],
): void {
  const first = fields.find((field) => errors[field] !== undefined);
  if (first) form.setFocus(first);
}
