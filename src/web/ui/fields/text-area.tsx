import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";
import { controlClass, Field, type FieldLook } from "./field.tsx";

type Props = FieldLook & Omit<ComponentProps<"textarea">, "className">;

export function TextArea({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  rows = 5,
  ...rest
}: Props) {
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={cx(controlClass, "resize-y")} />
      )}
    </Field>
  );
}
