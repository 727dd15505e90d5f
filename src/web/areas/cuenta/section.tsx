import { type ReactNode, useId } from "react";

type Props = { title: string; lead?: string; children: ReactNode };

export function Section({ title, lead, children }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-16 gap-y-5 border-t border-hairline py-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,18rem)_minmax(0,36rem)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
