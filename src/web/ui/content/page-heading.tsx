import type { ReactNode } from "react";
import { LayerDivider } from "../art/layer-divider.tsx";
import { cx } from "../class-names.ts";

type Props = { title: string; lead?: ReactNode; actions?: ReactNode; className?: string };

/** Focusable, because it takes the focus after a navigation. */
export function PageHeading({ title, lead, actions, className }: Props) {
  return (
    <header className={cx("pt-10 pb-8 sm:pt-14", className)}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-3">
          <h1 tabIndex={-1} className="text-3xl">
            {title}
          </h1>
          {lead && <p className="max-w-text text-lg text-muted">{lead}</p>}
        </div>
        {actions}
      </div>
      <LayerDivider className="mt-8" />
    </header>
  );
}
