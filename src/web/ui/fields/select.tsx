import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";
import { controlClass, Field, type FieldLook } from "./field.tsx";

type Props = FieldLook & Omit<ComponentProps<"select">, "className">;

/** Pass `<option>`s as children. */
export function Select({
  label,
  hint,
  error,
  isOptional,
  className,
  id,
  children,
  ...rest
}: Props) {
  return (
    <Field {...{ label, hint, error, isOptional, className, id }}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={cx(controlClass, "appearance-none pr-11")}>
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted" />
        </span>
      )}
    </Field>
  );
}
