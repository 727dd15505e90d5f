import type { ReactNode } from "react";

type Props = { title: string; lead?: string; actions?: ReactNode };

/** The head of a section: what it is, and what can be begun here. */
export function AdminHeading({ title, lead, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="mt-1 text-pizarra">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
