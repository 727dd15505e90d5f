import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import { catalogoCopy } from "../catalogo.copy.ts";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";
import { type CatalogoView, counterOf, hrefWith } from "./scope.ts";

/** More are no filter but a list of their own. */
const shownColores = 16;

export function ColorFilter({ view }: { view: CatalogoView }) {
  const { scope, filters, facetas } = view;
  const offered = facetas?.colores ?? [];
  const isChosen = filters.color !== "";
  if (offered.length < 2 && !isChosen) return null;
  const first = offered.slice(0, shownColores);
  const isListed = first.some(({ clave }) => clave === filters.color);
  const chosen = offered.find(({ clave }) => clave === filters.color) ?? {
    ...{ clave: filters.color, nombre: filters.color, color: undefined, total: 0 },
  };
  const count = counterOf(view);
  return (
    <FilterGroup title={catalogoCopy.color}>
      {(isListed || !isChosen ? first : [...first, chosen]).map(
        ({ clave, nombre, color, total }) => {
          const isShown = clave === filters.color;
          const to = hrefWith(scope, filters, { color: isShown ? "" : clave });
          return (
            <FilterLink
              key={clave}
              {...{ to, color, isShown }}
              text={nombre}
              total={count(total)}
            />
          );
        },
      )}
    </FilterGroup>
  );
}

/** The clave where no producto has the color, or a process of an older build answers without colores. */
export function nombreOf(color: string, facetas: FacetasAnswer | null): string {
  return facetas?.colores?.find(({ clave }) => clave === color)?.nombre ?? color;
}
