import { useState } from "react";
import { Link } from "react-router";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { timeZone } from "#contract/values/time-zone.ts";
import { formatShortDay } from "#web/app/dates.ts";
import { EstadoPile, layerOf } from "#web/areas/pedidos/estado-mark.tsx";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { RowTable, rowLinkClass, TableRow } from "../../list/row-table.tsx";
import { BloqueoMark } from "../../peticiones/bloqueo-mark.tsx";
import { ChooseBox } from "../../several/choose.tsx";
import { severalCopy } from "../../several/several.copy.ts";
import type { Selection } from "../../several/use-selection.ts";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";
import { canBeChosen } from "../several/by-act.ts";
import { severalPedidosCopy } from "../several/several.copy.ts";
import { isWaiting, piecesOf, plazoOf, wayOf } from "./row-facts.ts";

const columns = [
  { text: severalCopy.choose, className: "w-14", isUnseen: true },
  { text: copy.numero, className: "w-24" },
  { text: copy.piezas },
  { text: copy.cliente, className: "w-34" },
  { text: copy.despacho, className: "w-36" },
  { text: copy.plazo, className: "w-24" },
  { text: copy.total, className: "w-22", isRight: true },
  { text: copy.estado, className: "w-37" },
];

type Props = { pedidos: readonly PedidoAdmin[]; selection: Selection<PedidoAdmin> };

export function PedidosTable({ pedidos, selection }: Props) {
  const [today] = useState(() => new Intl.DateTimeFormat("en-CA", { timeZone }).format());
  return (
    <RowTable layout="dense" caption={copy.title} columns={columns}>
      {pedidos.map((pedido) => (
        <PedidoRow key={pedido.id} pedido={pedido} today={today} selection={selection} />
      ))}
    </RowTable>
  );
}

const blockClass = cx(
  "pl-1 @min-3xs:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto]",
  "md:@min-xs:grid-cols-[2.75rem_5.5rem_9rem_minmax(0,1fr)_auto] @max-3xs:px-4",
);

/** Places of the cells of a block; in large letters they stand below one another. */
const places = {
  choice: "relative z-1 self-center @min-3xs:row-span-4 @min-xs:row-span-3 md:@min-xs:row-span-2",
  estado: "@min-3xs:row-start-1 @min-3xs:col-start-3 @min-3xs:col-end-5 @min-xs:col-end-4",
  total: cx(
    "@min-3xs:row-start-4 @min-3xs:col-start-4 @min-xs:row-start-1",
    "md:@min-xs:row-start-1 md:@min-xs:col-start-5",
  ),
  piezas: cx(
    "@min-3xs:row-start-2 @min-3xs:col-start-2 @min-3xs:col-end-5",
    "md:@min-xs:row-start-1 md:@min-xs:col-start-4 md:@min-xs:col-end-5",
  ),
  cliente: cx(
    "@min-3xs:row-start-3 @min-3xs:col-start-2 @min-3xs:col-end-5 @min-xs:col-end-4",
    "md:@min-xs:row-start-2 md:@min-xs:col-end-5",
  ),
  plazo: cx(
    "@min-3xs:row-start-4 @min-3xs:col-start-2 @min-3xs:col-end-4",
    "@min-xs:row-start-3 @min-xs:col-start-4 @min-xs:col-end-5 @min-xs:text-right",
    "md:@min-xs:row-start-2 md:@min-xs:col-start-5 md:@min-xs:col-end-6 xl:@min-xs:text-left",
  ),
} as const;

const cutClass = "@min-3xs:truncate";

type RowProps = { pedido: PedidoAdmin; today: string; selection: Selection<PedidoAdmin> };

function PedidoRow({ pedido, today, selection }: RowProps) {
  const { id, numero, creado_en, nombre, email, total } = pedido;
  const isChosen = selection.has(id);
  return (
    <TableRow
      layout="dense"
      className={cx(blockClass, isChosen ? "bg-accent-tint" : "hover:bg-page")}
    >
      <td className={places.choice}>
        {canBeChosen(pedido) && (
          <ChooseBox
            label={severalPedidosCopy.chooseOne(numero)}
            isChosen={isChosen}
            onChange={(isWanted) => selection.set([pedido], isWanted)}
          />
        )}
      </td>
      <th scope="row" className="text-left font-semibold">
        <Link to={`/admin/pedidos/${id}`} aria-label={copy.pedido(numero)} className={rowLinkClass}>
          {numero}
        </Link>
        <span className="block text-xs font-normal text-muted max-xl:hidden">
          {formatShortDay(creado_en)}
        </span>
      </th>
      <Piezas pedido={pedido} />
      <td className={cx("min-w-0", places.cliente)}>
        <span className={cx("block", cutClass)}>
          {nombre}
          <span className="text-muted xl:hidden"> · {wayOf(pedido)}</span>
        </span>
        <BloqueoMark email={email} />
      </td>
      <td className={cx("max-xl:hidden", cutClass)}>{wayOf(pedido)}</td>
      <Plazo pedido={pedido} today={today} />
      <td className={cx("font-semibold @min-3xs:text-right", places.total)}>
        <Money pesos={total} />
      </td>
      <td className={cx("min-w-0", places.estado)}>
        <Estado pedido={pedido} />
      </td>
    </TableRow>
  );
}

function Piezas({ pedido }: { pedido: PedidoAdmin }) {
  const { text, written, colors, others } = piecesOf(pedido);
  return (
    <td className={cx("min-w-0", places.piezas)}>
      <span className="flex min-w-0 items-center gap-1.5 @max-3xs:flex-wrap">
        {colors.map((color) => (
          <Swatch key={color} color={color} className="size-4" />
        ))}
        <span className={cx("min-w-0", cutClass)}>{text}</span>
        {written && (
          <span className={cx("font-semibold @min-3xs:max-w-1/2 @min-3xs:shrink-0", cutClass)}>
            {written}
          </span>
        )}
        {others > 0 && <span className="shrink-0 text-muted">{copy.others(others)}</span>}
      </span>
    </td>
  );
}

/** Late only while the owner can do something about it. */
function Plazo({ pedido, today }: { pedido: PedidoAdmin; today: string }) {
  const plazo = plazoOf(pedido.despacho);
  const isLate = plazo !== null && isWaiting(pedido) && plazo.fecha < today;
  return (
    <td className={cx(isLate ? "font-semibold text-danger" : "text-muted", places.plazo)}>
      {plazo && (
        <>
          <span className="sr-only">{copy.plazo}: </span>
          {isLate ? `${copy.late} ${plazo.text}` : plazo.text}
        </>
      )}
    </td>
  );
}

/** Copper and its pile of layers for what waits; what is done is quiet. */
function Estado({ pedido }: { pedido: PedidoAdmin }) {
  const { estado } = pedido;
  const layer = layerOf(estado);
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-thin px-1 align-middle text-xs leading-5",
        isWaiting(pedido) ? "font-semibold" : "text-muted",
        isWaiting(pedido) && (estado === "en_revision" ? "bg-warning" : "bg-copper-tint"),
      )}
    >
      {layer && <EstadoPile layer={layer} isSmall />}
      <span className="min-w-0 @min-xs:truncate">{estadoName(pedido)}</span>
    </span>
  );
}
