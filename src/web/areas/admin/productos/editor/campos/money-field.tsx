import type { ComponentProps } from "react";
import { cx } from "#web/ui/class-names.ts";
import { controlClass, Field, type FieldLook } from "#web/ui/fields/field.tsx";

type Props = FieldLook & Pick<ComponentProps<"input">, "name" | "value" | "onChange">;

/** Whole pesos, behind their sign. */
export function MoneyField({ label, error, className, ...rest }: Props) {
  return (
    <Field {...{ label, error, className }}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted"
          >
            $
          </span>
          <input
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            className={cx(controlClass, "pl-8")}
          />
        </span>
      )}
    </Field>
  );
}
