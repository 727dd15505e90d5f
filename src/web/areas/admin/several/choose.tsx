import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { severalCopy as copy } from "./several.copy.ts";
import type { Selection } from "./use-selection.ts";

type BoxProps = {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  className?: string;
};

export function ChooseBox({ label, isChosen, onChange, className }: BoxProps) {
  return (
    <label className={cx("grid size-11 place-items-center", className)}>
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-action"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

type AllProps<T extends { id: number }> = { rows: readonly T[]; selection: Selection<T> };

/** Rows of this page. */
export function ChooseAll<T extends { id: number }>({ rows, selection }: AllProps<T>) {
  if (rows.length === 0) return null;
  const isWhole = rows.every(({ id }) => selection.has(id));
  return (
    <Button
      variant="quiet"
      size="small"
      className="-my-2 -mr-3"
      onClick={() => selection.set(rows, !isWhole)}
    >
      {isWhole ? copy.chooseNone : copy.chooseAll}
    </Button>
  );
}
