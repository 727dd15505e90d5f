import { Suspense, use } from "react";
import { Link } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { homeCopy } from "./home.copy.ts";
import type { Destacados, HomeData } from "./load-home.ts";

const tones = ["bg-ink", "bg-muted", "bg-copper-deep", "bg-copper", "bg-hairline"];
const maxLayers = 8;
/** On phones. */
const layersOfRow = 3;

/** The categorias as steps of one growing print. */
export function CategoriaShelf({ destacados }: HomeData) {
  const { categorias } = useRootData();
  if (categorias.length === 0) return null;
  return (
    <nav aria-label={homeCopy.categorias} className="page-width relative z-10 pt-8 lg:pt-0">
      <ul className="grid sm:flex sm:items-end">
        {categorias.map(({ slug, nombre }, place) => (
          <li key={slug} className="min-w-0 sm:grow sm:basis-0">
            <Link
              to={`/categoria/${slug}`}
              prefetch="intent"
              className="group flex flex-wrap items-center gap-x-4 border-hairline max-sm:border-t max-sm:py-2 sm:grid sm:items-stretch"
            >
              {/* The plate holds the place. */}
              <span className="block size-16 overflow-hidden rounded-soft bg-plate sm:hidden">
                <Suspense>
                  <Cover slug={slug} destacados={destacados} />
                </Suspense>
              </span>
              <span className="font-display text-lg font-semibold group-hover:text-accent max-sm:grow max-sm:basis-28 max-sm:leading-tight sm:pr-3 sm:pb-2 lg:text-xl">
                {nombre}
              </span>
              <Layers count={Math.min(place + 1, maxLayers)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Cover of a featured producto; lazily, so that wide screens fetch none. */
function Cover({ slug, destacados }: HomeData & { slug: string }) {
  const productos: Destacados = destacados instanceof Promise ? use(destacados) : destacados;
  const shown = productos?.find(
    ({ categoria_slug, imagenes }) => categoria_slug === slug && imagenes.length > 0,
  );
  if (!shown) return null;
  return <Picture path={shown.imagenes[0]} alt="" sizes="4rem" className="size-16" />;
}

/** Hovering adds a layer. On phones all have as many: in rows they would look like quantities. */
function Layers({ count }: { count: number }) {
  const drawn = Math.max(count, layersOfRow);
  const shown = Array.from({ length: drawn }, (_, index) => index).reverse();
  return (
    <span aria-hidden="true" className="grid gap-[3px] max-sm:w-18">
      <span className="block h-0 bg-action transition-[height] duration-200 group-hover:h-2.5 group-focus-visible:h-2.5" />
      {shown.map((layer) => (
        <span
          key={layer}
          className={cx(
            "block h-1.5 sm:h-3",
            tones[layer % tones.length],
            layer === count - 1 && "rounded-l-thin",
            layer >= layersOfRow && "max-sm:hidden",
            layer >= count && "sm:hidden",
          )}
        />
      ))}
    </span>
  );
}
