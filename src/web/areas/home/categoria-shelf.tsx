import { Link } from "react-router";
import { useRootData } from "#web/app/page/root-data.ts";
import { homeCopy } from "./home.copy.ts";

const tones = ["bg-obsidiana", "bg-pizarra", "bg-cobre-oscuro", "bg-cobre", "bg-veta"];
const maxLayers = 8;

/** The categorias as steps of one growing print. */
export function CategoriaShelf() {
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
              className="group grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-4 max-sm:border-t max-sm:border-veta max-sm:py-3"
            >
              <span className="font-display text-lg font-semibold group-hover:text-lapis max-sm:leading-tight sm:pr-3 sm:pb-2 lg:text-xl">
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

/** Hovering adds a layer. */
function Layers({ count }: { count: number }) {
  const shown = Array.from({ length: count }, (_, index) => index).reverse();
  return (
    <span aria-hidden="true" className="grid gap-[3px]">
      <span className="block h-0 bg-lapis transition-[height] duration-200 group-hover:h-2.5 group-focus-visible:h-2.5" />
      {shown.map((layer) => (
        <span
          key={layer}
          className={`block h-1.5 sm:h-3 ${tones[layer % tones.length]} ${layer === count - 1 ? "rounded-l-thin" : ""}`}
        />
      ))}
    </span>
  );
}
