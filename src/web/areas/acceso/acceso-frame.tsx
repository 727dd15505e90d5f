import type { ReactNode } from "react";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import { StrataArt } from "./strata-art.tsx";

type Props = {
  heading: string;
  lead?: ReactNode;
  /** The heading takes the focus, because it replaces a form that had it. */
  isNew?: boolean;
  children: ReactNode;
};

export function AccesoFrame({ heading, lead, isNew = false, children }: Props) {
  return (
    <div className="page-width grid gap-8 py-10 sm:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-20">
      <div className="grid content-start gap-14">
        <div className="grid gap-4">
          <h1 ref={isNew ? focus : null} tabIndex={-1} className="text-3xl">
            {heading}
          </h1>
          {typeof lead === "string" ? (
            <p className="max-w-text text-lg text-muted">{lead}</p>
          ) : (
            lead
          )}
        </div>
        <StrataArt className="hidden w-full lg:block" />
      </div>
      <div className="self-start rounded-soft bg-card p-6 inset-ring inset-ring-hairline sm:p-8">
        <NeedsScript />
        {children}
      </div>
    </div>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
