import { pedidoEstados } from "#contract/schemas/pedidos.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { cx } from "#web/ui/class-names.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { ListSearch } from "../../list/list-search.tsx";
import type { ListUrl } from "../../list/use-list-url.ts";
import { boletaCopy } from "../boleta/boleta.copy.ts";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";
import { DateField } from "./date-field.tsx";
import { readDate } from "./pedidos-query.ts";

export function PedidosFilters({ list }: { list: ListUrl }) {
  const desde = readDate(list.get("desde"));
  const hasta = readDate(list.get("hasta"));
  const isReversed = desde !== undefined && hasta !== undefined && hasta < desde;
  return (
    <div
      className={cx(
        "grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-4",
        "sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_12rem_9rem_10.5rem_10.5rem]",
      )}
    >
      <div className="col-span-full xl:col-span-1">
        <ListSearch list={list} label={copy.search} />
      </div>
      <Select
        label={copy.estado}
        name="estado"
        className="max-sm:col-span-full"
        value={list.get("estado")}
        onChange={(event) => list.set({ estado: event.target.value })}
      >
        <option value="">{copy.anyEstado}</option>
        {pedidoEstados.map((estado) => (
          <option key={estado} value={estado}>
            {estadoNames[estado]}
          </option>
        ))}
      </Select>
      <Select
        label={boletaCopy.filter}
        name="sin_boleta"
        className="max-sm:col-span-full"
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
