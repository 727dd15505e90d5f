import { Link } from "react-router";
import { CloseIcon } from "#web/ui/art/icons.tsx";
import { catalogoCopy } from "../catalogo.copy.ts";
import { nombreOf } from "./color-filter.tsx";
import { precioText } from "./precio-filter.tsx";
import { type CatalogoView, hrefWith } from "./scope.ts";

export const chipClass =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-thin bg-accent-tint px-3 text-sm " +
  "font-medium text-accent-strong hover:bg-action hover:text-on-action";

export function ActiveFilters({ view }: { view: CatalogoView }) {
  const chips = chipsOf(view);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={catalogoCopy.activeFilters}
      className="mb-4 flex flex-wrap gap-2 sm:-mt-1 sm:mb-5"
    >
      {chips.map(({ text, to }) => (
        <li key={text} className="min-w-0">
          <Link
            to={to}
            preventScrollReset
            aria-label={catalogoCopy.removeFilter(text)}
            className={chipClass}
          >
            <span className="truncate">{text}</span>
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chip = { text: string; to: string };

function chipsOf({ scope, filters, categorias, facetas }: CatalogoView): Chip[] {
  const { q, precio_min, precio_max, material, color, disponible, estrellas } = filters;
  const without = (text: string, change: Parameters<typeof hrefWith>[2]) => ({
    text,
    to: hrefWith(scope, filters, change),
  });
  const categoria = categorias.find(({ slug }) => slug === filters.categoria);
  const isPriced = precio_min > 0 || precio_max > 0;
  const chips = [
    q !== "" && without(catalogoCopy.searched(q), { q: "" }),
    categoria && without(categoria.nombre, { categoria: "" }),
    isPriced && without(precioText(filters), { precio_min: 0, precio_max: 0 }),
    material !== "" && without(material, { material: "" }),
    color !== "" && without(nombreOf(color, facetas), { color: "" }),
    disponible && without(catalogoCopy.disponible, { disponible: false }),
    estrellas > 0 && without(catalogoCopy.estrellas, { estrellas: 0 }),
  ];
  return chips.filter((chip) => chip !== false && chip !== undefined);
}
