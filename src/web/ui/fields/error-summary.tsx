import { type Ref, useId } from "react";
import { AlertIcon } from "../art/icons.tsx";
import { uiCopy } from "../ui.copy.ts";

export type Fault = {
  text: string;
  /** The control's address, and what focuses it. */
  href: string;
  onFollow: () => void;
};

type Props = {
  faults: readonly Fault[];
  /** Focused after a failed attempt: all of it is read aloud. */
  ref: Ref<HTMLDivElement>;
};

export function ErrorSummary({ faults, ref }: Props) {
  const titleId = useId();
  if (faults.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are links
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-28 rounded-thin border-2 border-danger bg-card px-4 py-4"
    >
      <p id={titleId} className="flex items-center gap-2.5 font-semibold">
        <AlertIcon className="shrink-0 text-danger" />
        {uiCopy.faults(faults.length)}
      </p>
      <ul className="mt-1.5 grid">
        {faults.map(({ text, href, onFollow }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                // A fragment would add a page to the history.
                event.preventDefault();
                onFollow();
              }}
              className="inline-flex min-h-11 items-center text-sm leading-snug font-medium text-danger underline underline-offset-4 hover:decoration-2"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
