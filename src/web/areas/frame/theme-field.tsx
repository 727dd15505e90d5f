import { useId } from "react";
import { chooseTheme, type ThemeChoice, useThemeChoice } from "#web/app/theme/theme.ts";
import { cx } from "#web/ui/class-names.ts";
import { frameCopy } from "./frame.copy.ts";

const choices: readonly ThemeChoice[] = ["light", "dark", "device"];

/** Without scripts the pages follow the device, so there is nothing to choose. */
export function ThemeField({ className }: { className?: string }) {
  const name = useId();
  const chosen = useThemeChoice();
  return (
    <fieldset className={cx("flow-root noscript:hidden", className)}>
      <legend className="float-left mr-4 inline-flex min-h-11 items-center">
        {frameCopy.theme}
      </legend>
      <div className="flex flex-wrap gap-x-4">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center"
          >
            <input
              type="radio"
              name={name}
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-thin border-b-2 border-unseen checked:border-copper hover:not-checked:border-current"
            />
            {frameCopy.themes[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
