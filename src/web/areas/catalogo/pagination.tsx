import { catalogoPageSize } from "#contract/values/producto/catalogo-lists.ts";
import { Pagination } from "#web/ui/content/pagination.tsx";
import { type CatalogoView, hrefWith } from "./filters/scope.ts";

type Props = { view: CatalogoView; total: number };

export function CatalogoPagination({ view: { scope, filters }, total }: Props) {
  return (
    <Pagination
      current={filters.pagina}
      pages={Math.ceil(total / catalogoPageSize)}
      hrefOf={(pagina) => hrefWith(scope, filters, { pagina })}
      className="mt-16"
    />
  );
}
