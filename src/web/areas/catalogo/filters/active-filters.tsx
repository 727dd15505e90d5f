import { Link } from "react-router";
import { CloseIcon } from "#web/ui/art/icons.tsx";
import { catalogoCopy } from "../catalogo.copy.ts";
import { type CatalogoView, hrefWith } from "./scope.ts";

export const chipClass =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-thin bg-lapis-claro px-3 text-sm " +
  "font-medium text-lapis-hondo hover:bg-lapis hover:text-blanco";

export function ActiveFilters({ view: { scope, filters, categorias } }: { view: CatalogoView }) {
  const categoria = categorias.find(({ slug }) => slug === filters.categoria);
  const chips = [
    filters.q !== "" && {
      text: catalogoCopy.searched(filters.q),
      to: hrefWith(scope, filters, { q: "" }),
    },
    categoria && {
      text: categoria.nombre,
      to: hrefWith(scope, filters, { categoria: "" }),
    },
  ].filter((chip) => chip !== false && chip !== undefined);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={catalogoCopy.activeFilters} className="-mt-3 mb-8 flex flex-wrap gap-2">
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
