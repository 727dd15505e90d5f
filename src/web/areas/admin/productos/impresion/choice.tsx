import { useId } from "react";

type Props = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function Choice({ label, hint, isOn, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex items-start gap-0.5">
        {/* Wide enough for a thumb. */}
        <span className="-ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            className="size-6 accent-action"
            checked={isOn}
            onChange={({ target }) => onChange(target.checked)}
            {...(hint && { "aria-describedby": `${id}-hint` })}
          />
        </span>
        <span className="min-w-0 py-2.5">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-9 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
