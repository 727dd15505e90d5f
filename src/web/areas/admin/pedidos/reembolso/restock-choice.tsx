import { useId } from "react";
import type { FieldProps } from "#web/forms/use-api-form.ts";
import { cx } from "#web/ui/class-names.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";

const choices = [
  { value: "si", text: copy.restockYes, hint: copy.restockYesHint },
  { value: "no", text: copy.restockNo, hint: copy.restockNoHint },
] as const;

export function RestockChoice({ error, ...field }: FieldProps) {
  const errorId = useId();
  return (
    <fieldset className="grid gap-2" {...(error ? { "aria-describedby": errorId } : {})}>
      <legend className="mb-1.5 text-sm font-semibold">{copy.restockTitle}</legend>
      {choices.map(({ value, text, hint }) => (
        <label
          key={value}
          className={cx(
            "flex min-h-12 cursor-pointer items-start gap-3 rounded-thin border border-edge",
            "px-3.5 py-2.5 hover:border-ink",
            "has-checked:border-accent has-checked:bg-accent-tint",
          )}
        >
          <input {...field} type="radio" value={value} className="mt-1 size-5 shrink-0" />
          <span className="grid">
            <span className="font-medium">{text}</span>
            <span className="text-sm text-muted">{hint}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
