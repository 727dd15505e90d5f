import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names.ts";
import { controlClass, Field, type FieldLook } from "./field.tsx";

type Props = FieldLook &
  Omit<ComponentProps<"input">, "className"> & {
    /** At the end of the field, e.g. a button. */
    suffix?: ReactNode;
  };

export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  id,
  suffix,
  type = "text",
  ...rest
}: Props) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            type={type}
            className={cx(controlClass, Boolean(suffix) && "pr-14")}
          />
          {suffix && (
            <span className="absolute inset-y-0 right-0.5 grid place-items-center">{suffix}</span>
          )}
        </span>
      )}
    </Field>
  );
}
