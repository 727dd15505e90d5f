import { type CatalogoFilters, catalogoSearch } from "#contract/values/producto/catalogo-url.ts";

/** Keeps the other filters of a GET form without scripts. */
export function HiddenFilters({
  filters,
  without,
}: {
  filters: CatalogoFilters;
  without: readonly (keyof CatalogoFilters)[];
}) {
  const params = new URLSearchParams(catalogoSearch({ ...filters, pagina: 1 }));
  for (const name of without) params.delete(name);
  return [...params].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
