import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

export function FilterGroup({ title, children }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-text text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="border-l border-hairline">{children}</ul>
    </nav>
  );
}
