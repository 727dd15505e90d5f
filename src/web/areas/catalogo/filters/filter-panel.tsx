import { fewestStars } from "#contract/values/producto/facetas.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { catalogoCopy } from "../catalogo.copy.ts";
import { ColorFilter } from "./color-filter.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";
import { PrecioFilter } from "./precio-filter.tsx";
import {
  type CatalogoView,
  categoriaHref,
  counterOf,
  hrefWith,
  isNarrowed,
  shownCategoria,
} from "./scope.ts";
import { SearchForm } from "./search-form.tsx";

type Props = {
  view: CatalogoView;
  /** Enter, or the search key of a phone. */
  onSearch?: (() => void) | undefined;
};

/** Links and GET forms: works without scripts. */
export function FilterPanel({ view, onSearch }: Props) {
  return (
    <div className="grid gap-8">
      <SearchForm view={view} onSearch={onSearch} />
      <CategoriaFilter view={view} />
      <PrecioFilter view={view} />
      <ColorFilter view={view} />
      <MaterialFilter view={view} />
      <OtherFilters view={view} />
      {isNarrowed(view.filters) && !view.isEmpty && (
        <LinkButton
          to={view.scope.path}
          variant="secondary"
          size="small"
          className="justify-self-start"
        >
          {catalogoCopy.clear}
        </LinkButton>
      )}
    </div>
  );
}

function CategoriaFilter({ view }: { view: CatalogoView }) {
  const { scope, filters, categorias, facetas } = view;
  const shown = shownCategoria(scope, filters);
  const count = counterOf(view);
  const isFollowed = !isNarrowed({ ...filters, categoria: "" });
  const totals = new Map(facetas?.categorias.map(({ slug, total }) => [slug, total]));
  return (
    <FilterGroup title={catalogoCopy.categorias}>
      <FilterLink
        to={categoriaHref(scope, filters, null)}
        text={catalogoCopy.todas}
        isShown={shown === null}
        total={count(facetas?.total)}
        isFollowed={isFollowed}
      />
      {categorias.map(({ slug, nombre }) => (
        <FilterLink
          key={slug}
          to={categoriaHref(scope, filters, slug)}
          text={nombre}
          isShown={shown === slug}
          total={count(totals.get(slug))}
          isFollowed={isFollowed}
        />
      ))}
    </FilterGroup>
  );
}

/** More are no filter but a list of their own. */
const shownMateriales = 12;

function MaterialFilter({ view }: { view: CatalogoView }) {
  const { scope, filters, facetas } = view;
  const materiales = facetas?.materiales.slice(0, shownMateriales) ?? [];
  const isListed = materiales.some(({ material }) => material === filters.material);
  const chosen = { material: filters.material, total: 0 };
  const shown = isListed || filters.material === "" ? materiales : [...materiales, chosen];
  if (shown.length < 2 && filters.material === "") return null;
  const count = counterOf(view);
  return (
    <FilterGroup title={catalogoCopy.material}>
      {shown.map(({ material, total }) => {
        const isShown = material === filters.material;
        const to = hrefWith(scope, filters, { material: isShown ? "" : material });
        return (
          <FilterLink
            key={material}
            to={to}
            text={material}
            isShown={isShown}
            total={count(total)}
          />
        );
      })}
    </FilterGroup>
  );
}

function OtherFilters({ view }: { view: CatalogoView }) {
  const { scope, filters, facetas } = view;
  const count = counterOf(view);
  return (
    <FilterGroup title={catalogoCopy.more}>
      <FilterLink
        to={hrefWith(scope, filters, { disponible: !filters.disponible })}
        text={catalogoCopy.disponible}
        isShown={filters.disponible}
        total={count(facetas?.disponibles)}
      />
      <FilterLink
        to={hrefWith(scope, filters, { estrellas: filters.estrellas === 0 ? fewestStars : 0 })}
        text={catalogoCopy.estrellas}
        isShown={filters.estrellas > 0}
        total={count(facetas?.bien_evaluados)}
      />
    </FilterGroup>
  );
}
