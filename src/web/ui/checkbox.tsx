import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./class-names.ts";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: ReactNode;
  error?: string | null | undefined;
  className?: string | undefined;
};

export function Checkbox({ label, error, className, id, ...rest }: Props) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className={cx("size-5 shrink-0 cursor-pointer rounded-thin")}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="text-sm font-medium text-rojo">
          {error}
        </p>
      )}
    </div>
  );
}
