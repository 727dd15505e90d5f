import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { formatClp } from "#contract/values/pago/clp.ts";
import { catalogoSearch, readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { catalogoCopy } from "../catalogo.copy.ts";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";
import { HiddenFilters } from "./hidden-filters.tsx";
import { type CatalogoView, counterOf, hrefWith } from "./scope.ts";

/** Four ranges with counts, and any other by a GET form. */
export function PrecioFilter({ view }: { view: CatalogoView }) {
  const { scope, filters, facetas } = view;
  const count = counterOf(view);
  const ranges = (facetas?.precios ?? []).map(({ desde, hasta, total }) => {
    const range = { precio_min: desde ?? 0, precio_max: hasta ?? 0 };
    const isShown =
      filters.precio_min === range.precio_min && filters.precio_max === range.precio_max;
    const to = hrefWith(scope, filters, isShown ? { precio_min: 0, precio_max: 0 } : range);
    return { text: precioText(range), isShown, to, total };
  });
  return (
    <div className="grid gap-3">
      <FilterGroup title={catalogoCopy.precio}>
        {ranges
          .filter(({ total, isShown }) => total > 0 || isShown)
          .map((range) => (
            <FilterLink key={range.text} {...range} total={count(range.total)} />
          ))}
      </FilterGroup>
      <PrecioForm view={view} />
    </div>
  );
}

function PrecioForm({ view: { scope, filters } }: { view: CatalogoView }) {
  const navigate = useNavigate();
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const to = scope.path + catalogoSearch({ ...readCatalogoFilters(typed), pagina: 1 });
    void navigate(to, { preventScrollReset: true });
  }
  const field = (name: "precio_min" | "precio_max") => ({
    name,
    id: `${id}-${name}`,
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 12,
    placeholder: "$",
    defaultValue: filters[name] === 0 ? "" : filters[name],
  });
  return (
    // New fields for new filters: a link may have changed them.
    <form
      key={`${filters.precio_min}-${filters.precio_max}`}
      action={scope.path}
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-2"
    >
      <HiddenFilters filters={filters} without={["precio_min", "precio_max"]} />
      <TextField label={catalogoCopy.precioMin} {...field("precio_min")} />
      <TextField label={catalogoCopy.precioMax} {...field("precio_max")} />
      <Button type="submit" variant="secondary" size="small" className="col-span-2">
        {catalogoCopy.precioApply}
      </Button>
    </form>
  );
}

type Range = { precio_min: number; precio_max: number };

/** Name of the filter; 0 is open. */
export function precioText({ precio_min, precio_max }: Range): string {
  const pesos = (value: number) => (value === 0 ? null : formatClp(value));
  return catalogoCopy.precioBetween(pesos(precio_min), pesos(precio_max));
}
