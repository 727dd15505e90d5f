import { Suspense, use } from "react";
import { Link } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { homeCopy } from "./home.copy.ts";
import type { Destacados, HomeData } from "./load-home.ts";

const tones = ["bg-ink", "bg-muted", "bg-copper-deep", "bg-copper", "bg-hairline"];
const maxLayers = 8;

/** The categorias as steps of one growing print; on phones with a piece of each. */
export function CategoriaShelf({ destacados }: HomeData) {
  const { categorias } = useRootData();
  if (categorias.length === 0) return null;
  return (
    <nav aria-label={homeCopy.categorias} className="page-width relative z-10 pt-4 sm:pt-8 lg:pt-0">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 sm:flex sm:items-end sm:gap-x-0">
        {categorias.map(({ slug, nombre }, place) => (
          <li key={slug} className="min-w-0 sm:grow sm:basis-0">
            <Link
              to={`/categoria/${slug}`}
              prefetch="intent"
              className="group flex items-center gap-x-3 border-hairline max-sm:border-t max-sm:py-1.5 sm:grid sm:items-stretch sm:gap-x-0"
            >
              {/* The plate holds the place. */}
              <span className="block size-12 shrink-0 overflow-hidden rounded-soft bg-plate sm:hidden">
                <Suspense>
                  <Cover slug={slug} destacados={destacados} />
                </Suspense>
              </span>
              <span className="min-w-0 font-display font-semibold wrap-anywhere group-hover:text-accent max-sm:leading-tight sm:pr-3 sm:pb-2 sm:text-lg lg:text-xl">
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
  return <Picture path={shown.imagenes[0]} alt="" sizes="3rem" className="size-12" />;
}

/** Hovering adds a layer. */
function Layers({ count }: { count: number }) {
  const shown = Array.from({ length: count }, (_, index) => index).reverse();
  return (
    <span aria-hidden="true" className="grid gap-[3px] max-sm:hidden">
      <span className="block h-0 bg-action transition-[height] duration-200 group-hover:h-2.5 group-focus-visible:h-2.5" />
      {shown.map((layer) => (
        <span
          key={layer}
          className={cx(
            "block h-3",
            tones[layer % tones.length],
            layer === count - 1 && "rounded-l-thin",
          )}
        />
      ))}
    </span>
  );
}
