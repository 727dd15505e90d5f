import { Stepper } from "./stepper.tsx";
import { unitsCopy as copy } from "./units.copy.ts";

type Props = {
  /** The piece. */
  label: string;
  value: number;
  max: number;
  onChange: (units: number) => void;
  isDisabled?: boolean;
  /** Focused first in a dialog. */
  isFirst?: boolean;
};

/** How many of some units: a box where there is one, a stepper from 0 where there are more. */
export function UnitsControl({
  label,
  value,
  max,
  onChange,
  isDisabled = false,
  isFirst = false,
}: Props) {
  if (max > 1) {
    return (
      <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-3">
        <Stepper
          {...{ value, max, onChange }}
          min={0}
          label={copy.unitsOf(label)}
          lessLabel={copy.less(label)}
          moreLabel={copy.more(label)}
          isDisabled={isDisabled}
          isFirst={isFirst}
        />
        <span className="text-sm text-muted tabular-nums">{copy.of(max)}</span>
      </div>
    );
  }
  return (
    <label className="-m-2.5 grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        data-autofocus={isFirst || undefined}
        disabled={isDisabled}
        checked={value > 0}
        onChange={(event) => onChange(event.target.checked ? 1 : 0)}
        className="size-6 accent-action"
      />
    </label>
  );
}
