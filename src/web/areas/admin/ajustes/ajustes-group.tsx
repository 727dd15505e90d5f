import { type ReactNode, useId } from "react";

type Props = { title: string; lead: string; children: ReactNode };

export function AjustesGroup({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
