import type { Categoria } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, catalogoSearch } from "#contract/values/catalogo-url.ts";
import type { Scope } from "./scope.ts";

/** What the parts of the catalogue page share. */
export type CatalogoView = {
  scope: Scope;
  filters: CatalogoFilters;
  categorias: readonly Categoria[];
  /** Nothing was found; the message offers to clear the filters. */
  isEmpty: boolean;
};

/** The other filters inside a GET form, so that they survive it without scripts. */
export function HiddenFilters({
  filters,
  without,
}: {
  filters: CatalogoFilters;
  without: keyof CatalogoFilters;
}) {
  const params = new URLSearchParams(catalogoSearch({ ...filters, pagina: 1 }));
  params.delete(without);
  return [...params].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
