import type { ReactNode } from "react";
import type { Categoria } from "#contract/schemas/catalogo.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Breadcrumbs } from "#web/ui/content/breadcrumbs.tsx";

/** Absent: the page's own background. */
export type HeaderTone = "oscuro" | "bed" | "cobre" | "verde" | "lapis";

const grounds: Record<HeaderTone, string> = {
  oscuro: "on-dark bg-night text-on-night",
  bed: "bed",
  cobre: "bg-copper-tint",
  verde: "bg-success-tint",
  lapis: "bg-accent-tint",
};

const tones = new Map<string, HeaderTone>([
  ["figuras", "cobre"],
  ["prototipos", "bed"],
  ["regalos", "lapis"],
  ["gamer", "oscuro"],
  ["decoracion", "verde"],
]);

/** The first categorias have a tone each; new ones have none. */
export function toneOf({ slug }: Categoria): HeaderTone | undefined {
  return tones.get(slug);
}

type Props = { title: string; lead: ReactNode; tone?: HeaderTone | undefined };

export function CategoriaCrumbs({ nombre }: { nombre: string }) {
  const crumbs = [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    { text: nombre },
  ];
  return (
    <div className="page-width sm:py-2 lg:py-0">
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}

export function CatalogoHeader({ title, lead, tone }: Props) {
  const isDark = tone === "oscuro";
  return (
    <header className={tone && grounds[tone]}>
      <div className="page-width py-4 sm:py-8 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-6 lg:py-3.5">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl lg:text-2xl">
          {title}
        </h1>
        <p
          className={cx(
            "mt-1 max-w-text sm:mt-3 sm:text-lg lg:mt-0",
            isDark ? "text-on-night-muted" : "text-muted",
          )}
        >
          {lead}
        </p>
      </div>
      <div className={tone ? undefined : "page-width"}>
        <LayerDivider tone={isDark ? "text-copper" : "text-ink"} />
      </div>
    </header>
  );
}
