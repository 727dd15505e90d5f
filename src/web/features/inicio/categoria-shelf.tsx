import { Link } from "react-router";
import { inicioCopy } from "#web/copy/inicio.ts";
import { useRootData } from "#web/root-data.ts";

/** The categorias as a shelf of growing stacks: each stands one layer higher than the one before. */
export function CategoriaShelf() {
  const { categorias } = useRootData();
  if (categorias.length === 0) return null;
  return (
    <nav aria-label={inicioCopy.categorias} className="page-width pt-8 lg:pt-0">
      <ul className="grid grid-cols-2 items-end gap-x-4 gap-y-6 sm:grid-cols-3 lg:flex">
        {categorias.map(({ slug, nombre }, place) => (
          <li key={slug} className="min-w-0 grow basis-0 max-sm:last:odd:col-span-2">
            <Link to={`/categoria/${slug}`} prefetch="intent" className="group grid gap-2">
              <Stack layers={place + 1} />
              <span className="min-h-11 border-t-2 border-obsidiana pt-2 font-display text-lg font-semibold group-hover:text-lapis">
                {nombre}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxLayers = 8;
const tones = ["bg-obsidiana", "bg-pizarra", "bg-cobre-oscuro", "bg-cobre", "bg-veta"];

function Stack({ layers }: { layers: number }) {
  const shown = Array.from({ length: Math.min(layers, maxLayers) }, (_, index) => index).reverse();
  return (
    <span aria-hidden="true" className="grid gap-[3px] transition-[gap] group-hover:gap-[5px]">
      {shown.map((layer) => (
        <span key={layer} className={`block h-2.5 rounded-thin ${tones[layer % tones.length]}`} />
      ))}
    </span>
  );
}
