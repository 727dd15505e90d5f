import { type ReactNode, useId } from "react";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

export function Sheet({ title, actions, children }: Props) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 content-start gap-4 rounded-soft bg-card p-5 inset-ring inset-ring-hairline sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2 last:border-b-0"
        >
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
