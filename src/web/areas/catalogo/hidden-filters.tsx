import { type CatalogoFilters, catalogoSearch } from "#contract/values/catalogo-url.ts";

/** The other filters as hidden fields of a GET form, so that they survive without scripts. */
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
