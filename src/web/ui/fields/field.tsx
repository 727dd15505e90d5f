import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

export type FieldLook = {
  label: string;
  /** For a field whose place and sign say enough. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Shown below the control, which becomes invalid. */
  error?: string | null | undefined;
  isOptional?: boolean;
  className?: string | undefined;
};

export type ControlProps = {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type Props = FieldLook & {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error, tied to one control. */
export function Field({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  className,
  children,
}: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ");
  return (
    <div className={cx("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <label htmlFor={controlId} className={isLabelHidden ? "sr-only" : "text-sm font-semibold"}>
        <span>{label}</span>
        {isOptional && <span className="font-normal text-muted"> ({uiCopy.optional})</span>}
      </label>
      {children({
        id: controlId,
        ...(error ? { "aria-invalid": true as const } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export const controlClass =
  "w-full min-h-12 rounded-thin bg-card px-3.5 py-2.5 text-ink border border-edge " +
  "scroll-mb-20 placeholder:text-muted hover:border-ink aria-invalid:border-danger aria-invalid:border-2 " +
  "disabled:bg-quiet disabled:text-muted";
