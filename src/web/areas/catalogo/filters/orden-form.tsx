import { useNavigate } from "react-router";
import {
  type Orden,
  ordenes,
  ordenesWithoutSearch,
} from "#contract/values/producto/catalogo-lists.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { catalogoCopy, ordenLabels } from "../catalogo.copy.ts";
import { HiddenFilters } from "./hidden-filters.tsx";
import { type CatalogoView, hrefWith } from "./scope.ts";

/** Submits at once; without scripts by a button. */
export function OrdenForm({ view: { scope, filters } }: { view: CatalogoView }) {
  const navigate = useNavigate();
  function change(orden: Orden): void {
    void navigate(hrefWith(scope, filters, { orden }), { preventScrollReset: true });
  }
  const offered = filters.q === "" ? ordenesWithoutSearch : ordenes;
  return (
    <form action={scope.path} className="flex max-w-full min-w-0 items-end gap-2 max-sm:grow">
      <HiddenFilters filters={filters} without={["orden"]} />
      <Select
        label={catalogoCopy.orden}
        name="orden"
        // Its width when the options are there: HTML that arrives in parts moves nothing.
        className="max-sm:grow sm:flex sm:flex-wrap sm:items-center sm:gap-x-3 max-sm:[&_svg]:right-1.5 max-sm:[&>label]:sr-only max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-2.5 max-sm:[&_select]:text-ellipsis sm:min-w-[min(10.5rem,100%)] noscript:min-w-0"
        value={filters.orden}
        onChange={(event) => change(event.target.value as Orden)}
      >
        {offered.map((orden) => (
          <option key={orden} value={orden}>
            {ordenLabels[orden]}
          </option>
        ))}
      </Select>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {catalogoCopy.apply}
        </Button>
      </div>
    </form>
  );
}
