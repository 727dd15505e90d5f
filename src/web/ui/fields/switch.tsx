import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

type Props = Omit<ComponentProps<"button">, "onChange" | "role" | "children"> & {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Name it by `aria-label` or a label for its id. */
export function Switch({ isOn, onChange, className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={cx(
        "group inline-grid h-11 w-14 shrink-0 place-items-center rounded-soft disabled:cursor-not-allowed",
        className,
      )}
    >
      <span
        className={cx(
          "flex h-6 w-11 items-center rounded-soft border-2 px-0.5 transition-colors",
          isOn
            ? "justify-end border-action bg-action group-hover:bg-action-strong"
            : "justify-start border-edge bg-card group-hover:border-ink",
        )}
      >
        <span
          className={cx(
            // Borders, because forced colours paint no backgrounds.
            "grid h-[9px] w-4 border-y-3",
            isOn ? "border-on-action" : "border-edge",
          )}
        />
      </span>
    </button>
  );
}
