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

type Props = { title: string; lead: string; tone?: HeaderTone | undefined };

export function CategoriaCrumbs({ nombre }: { nombre: string }) {
  const crumbs = [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    { text: nombre },
  ];
  return (
    <div className="page-width sm:py-2">
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}

export function CatalogoHeader({ title, lead, tone }: Props) {
  const isDark = tone === "oscuro";
  return (
    <header className={tone && grounds[tone]}>
      <div
        className={cx(
          "page-width pt-4 pb-4 sm:pt-14",
          tone ? "sm:pb-14 lg:pt-8 lg:pb-8" : "sm:pb-8",
        )}
      >
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        <p
          className={cx(
            "mt-1 max-w-text sm:mt-3 sm:text-lg",
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
