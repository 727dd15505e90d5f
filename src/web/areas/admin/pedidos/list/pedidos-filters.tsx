import { useId, useState } from "react";
import { pedidoEstados } from "#contract/schemas/pedidos.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FilterIcon } from "#web/ui/art/icons.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { FilterLinks } from "../../list/filter-links.tsx";
import { ListSearch } from "../../list/list-search.tsx";
import type { ListUrl } from "../../list/use-list-url.ts";
import { useResumen } from "../../today/resumen-data.ts";
import { boletaCopy } from "../boleta/boleta.copy.ts";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";
import { DateField } from "./date-field.tsx";
import { readDate, readPedidoFilters } from "./pedidos-query.ts";

/** Chips of what waits, and the search; all other filters are behind one button. */
export function PedidosFilters({ list }: { list: ListUrl }) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countHidden(list);
  return (
    <div className="grid gap-3 xl:grid-cols-[auto_minmax(0,1fr)]">
      <Chips list={list} />
      <div className="flex flex-wrap items-start gap-2 xl:justify-end">
        <div className="min-w-[min(9rem,100%)] flex-1 xl:max-w-sm">
          <ListSearch list={list} label={copy.search} placeholder={copy.searchPlaceholder} />
        </div>
        <Button
          variant="quiet"
          size="small"
          className="min-h-12 inset-ring inset-ring-edge"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FilterIcon className="size-5" />
          <span>{copy.filters}</span>
          {count > 0 && (
            <>
              <span
                aria-hidden="true"
                className="min-w-5 rounded-soft bg-ink px-1 text-xs leading-5 text-on-ink tabular-nums"
              >
                {count}
              </span>
              <span className="sr-only"> {copy.filtersSet(count)}</span>
            </>
          )}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen} className="col-span-full">
        {isOpen && <Panel list={list} />}
      </div>
    </div>
  );
}

/** Filters that no chip and no field on the page shows. */
function countHidden(list: ListUrl): number {
  const { q: _, estado, ...others } = readPedidoFilters(list.get);
  const isChip = estado === undefined || isInWorkshop(estado);
  return Object.keys(others).length + (isChip ? 0 : 1);
}

function Chips({ list }: { list: ListUrl }) {
  const view = useResumen();
  const resumen = view.status === "ready" ? view.data : null;
  return (
    <FilterLinks
      label={copy.show}
      current={list.get("estado")}
      options={[
        { value: "pagado", text: copy.toPrepare, count: resumen?.por_preparar ?? null },
        { value: "en_preparacion", text: copy.toSend, count: resumen?.por_enviar ?? null },
        { value: "", text: copy.all },
      ]}
      hrefOf={(estado) => list.hrefOf({ estado })}
    />
  );
}

function Panel({ list }: { list: ListUrl }) {
  const desde = readDate(list.get("desde"));
  const hasta = readDate(list.get("hasta"));
  const isReversed = desde !== undefined && hasta !== undefined && hasta < desde;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3">
      <Select
        label={copy.estado}
        name="estado"
        value={list.get("estado")}
        onChange={(event) => list.set({ estado: event.target.value })}
      >
        <option value="">{copy.all}</option>
        {pedidoEstados.map((estado) => (
          <option key={estado} value={estado}>
            {estadoNames[estado]}
          </option>
        ))}
      </Select>
      <Select
        label={boletaCopy.filter}
        name="sin_boleta"
        value={list.get("sin_boleta")}
        onChange={(event) => list.set({ sin_boleta: event.target.value })}
      >
        <option value="">{boletaCopy.any}</option>
        <option value="true">{boletaCopy.missing}</option>
      </Select>
      <DateField list={list} name="desde" label={copy.desde} />
      <DateField
        list={list}
        name="hasta"
        label={copy.hasta}
        error={isReversed ? copy.hastaTooEarly : null}
      />
    </div>
  );
}
