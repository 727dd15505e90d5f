import { type ReactNode, useId } from "react";

type Props = { title: string; lead?: string; children: ReactNode };

/** A part of a page of the administration, under its own heading. */
export function AdminPart({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
