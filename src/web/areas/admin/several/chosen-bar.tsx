import type { ReactNode } from "react";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CloseIcon } from "#web/ui/art/icons.tsx";
import { severalCopy as copy } from "./several.copy.ts";

type Props = { label: string; count: number; onClear: () => void; children: ReactNode };

/** At the lower edge, while rows are chosen: its children are what can be done with them. */
export function ChosenBar({ label, count, onClear, children }: Props) {
  const leave = () => {
    onClear();
    focusHeading();
  };
  return (
    <section
      data-bottom-bar
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] animate-rise overflow-y-auto bg-card pb-[env(safe-area-inset-bottom)] shadow-lift print:hidden"
    >
      <div aria-hidden="true" className="layers rotate-180 text-copper" />
      <div className="page-width flex flex-wrap items-center gap-2 py-2.5">
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-label={copy.clear}
          onClick={leave}
        >
          <CloseIcon className="size-5" />
        </Button>
        <p role="status" className="text-sm font-semibold tabular-nums">
          {count}
          <span className="max-sm:sr-only"> {copy.chosen(count)}</span>
        </p>
        <div className="ml-auto flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  );
}
