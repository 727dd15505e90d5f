import type { ReactNode } from "react";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";

type SectionProps = { id: string; title: string; children: ReactNode };

export function SampleSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-6">
      <LayerDivider />
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `part` is the name of its file. */
export function Sample({ part, children }: { part: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="font-semibold text-muted text-xs">{part}</figcaption>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </figure>
  );
}
