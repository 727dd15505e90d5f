import { type RefObject, useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { ApiFailure } from "#contract/client.ts";
import type { Fault } from "#web/ui/fields/error-summary.tsx";

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T, unknown, FieldValues>,
  "setFocus" | "setError" | "formState"
>;

export type Faults<T extends FieldValues> = {
  /** For `ErrorSummary`. */
  summary: { faults: Fault[]; ref: RefObject<HTMLDivElement | null> };
  /** For `handleSubmit`. */
  onInvalid: (errors: FieldErrors<T>) => void;
  /** Shows the server's errors at their fields; false when none is of this form. */
  takeServer: (failure: ApiFailure) => boolean;
};

/**
 * Focuses the refused field, the `ErrorSummary` of several, or the first of a form without a
 * summary. `fields` are in reading order; the form needs `shouldFocusError: false`.
 */
export function useFaults<T extends FieldValues>(
  form: Form<T>,
  fields: readonly FieldPath<T>[],
): Faults<T> {
  const [listed, setListed] = useState<readonly FieldPath<T>[]>([]);
  const ref = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  const { errors } = form.formState;
  const faults = listed.flatMap((field): Fault[] => {
    const text = errors[field]?.message;
    if (typeof text !== "string") return [];
    return [{ text, href: hrefOf(errors, field), onFollow: () => form.setFocus(field) }];
  });
  // After every render: the errors may be rendered later than the list of wrong fields.
  useEffect(() => {
    if (!isDue.current || faults.length === 0) return;
    isDue.current = false;
    if (ref.current) ref.current.focus();
    else faults[0]?.onFollow();
  });

  function show(wrong: readonly FieldPath<T>[]): void {
    const [first] = wrong;
    isDue.current = wrong.length > 1;
    setListed(wrong.length > 1 ? wrong : []);
    if (wrong.length === 1 && first) form.setFocus(first);
  }

  function takeServer({ campos }: ApiFailure): boolean {
    const refused = fields.filter((field) => campos[field] !== undefined);
    for (const field of refused) form.setError(field, { message: campos[field] ?? "" });
    show(refused);
    return refused.length > 0;
  }

  return {
    summary: { faults, ref },
    onInvalid: (wrong) => show(fields.filter((field) => wrong[field] !== undefined)),
    takeServer,
  };
}

function hrefOf<T extends FieldValues>(errors: FieldErrors<T>, field: FieldPath<T>): string {
  const control = errors[field]?.ref as { id?: string } | undefined;
  return `#${control?.id || field}`;
}
