import type { ReactNode } from "react";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Breadcrumbs, type Crumb } from "#web/ui/content/breadcrumbs.tsx";

type Props = {
  title: string;
  lead?: string;
  /** A phone's first screen belongs to the rows. */
  isLeadShort?: boolean;
  crumbs?: readonly Crumb[];
  /** The main actions. */
  actions?: ReactNode;
  /** Rarer actions, shown less prominently. */
  more?: ReactNode;
};

export function AdminHeading({ title, lead, isLeadShort = false, crumbs, actions, more }: Props) {
  return (
    <header className="grid gap-4">
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1 max-lg:basis-full">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {lead && (
            <p className={cx("text-muted", isLeadShort ? "max-sm:sr-only" : "max-sm:text-sm")}>
              {lead}
            </p>
          )}
        </div>
        {(actions || more) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:w-full">
            {more && <div className="flex flex-wrap max-lg:order-last max-lg:-mx-2">{more}</div>}
            {actions}
          </div>
        )}
      </div>
      <LayerDivider />
    </header>
  );
}
