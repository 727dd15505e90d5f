import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { cx } from "#web/ui/class-names.ts";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { Sheet } from "./sheet.tsx";
import { foldPago, type Moment, mergeTimeline } from "./timeline.ts";

const tones: Record<Moment["kind"], string> = {
  estado: "bg-action",
  intento: "bg-edge",
  nota: "bg-warning-mark",
  reembolso: "bg-copper",
};

export function PedidoTimeline({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const { shown, folded } = foldPago(mergeTimeline(pedido));
  return (
    <Sheet title={copy.timelineTitle}>
      <Moments moments={shown} />
      {folded.length > 0 && (
        <details className="border-t border-hairline pt-1">
          <summary className="link flex min-h-11 items-center">
            {copy.wayToPago(folded.length)}
          </summary>
          <Moments moments={folded} />
        </details>
      )}
    </Sheet>
  );
}

function Moments({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="grid">
      {moments.map(({ key, at, kind, title, text, autor }) => (
        <li
          key={key}
          className="grid grid-cols-[0.375rem_minmax(0,1fr)] gap-x-4 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0"
        >
          <span aria-hidden="true" className={cx("rounded-thin", tones[kind])} />
          <div className="grid gap-0.5">
            <p className="font-semibold">{title}</p>
            {text !== "" && (
              <p className="wrap-anywhere whitespace-pre-line first-letter:uppercase">{text}</p>
            )}
            <p className="text-sm text-muted tabular-nums">
              {formatShortMoment(at)} · {autor ?? copy.byShop}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
