import { useEffect, useState } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { usePedidoDetalle } from "../detail/pedido-data.ts";
import { LabelsForm } from "../labels/labels-form.tsx";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { slipCopy as copy } from "./slip.copy.ts";
import { SlipSheet } from "./slip-sheet.tsx";

/** The slips of several pedidos, each on its own paper. */
export function SlipsPage({ ids }: { ids: readonly number[] }) {
  // Null: it could not be read, and its paper says so.
  const [settled, setSettled] = useState<ReadonlyMap<number, PedidoDetalleAdmin | null>>(new Map());
  const open = ids.findIndex((id) => !settled.has(id));
  const isWhole = open === -1;
  return (
    <div className="page-width grid max-w-[56rem] gap-6 py-8 print:block print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <h1 tabIndex={-1} className="grow text-2xl">
          {copy.several(ids.length)}
        </h1>
        <Button disabled={!isWhole} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <LinkButton to="/admin/pedidos" variant="quiet">
          {adminPedidoCopy.backToList}
        </LinkButton>
      </div>
      <LabelsForm pedidos={ids.flatMap((id) => settled.get(id) ?? [])} isWhole={isWhole} />
      {/* In their sequence: a later one that came first would be moved by those above it. */}
      {ids.map((id, place) => (
        <div key={id} hidden={!isWhole && place > open} className="print:not-last:break-after-page">
          <Slip
            id={id}
            onSettled={(pedido) => setSettled((before) => new Map(before).set(id, pedido))}
          />
        </div>
      ))}
    </div>
  );
}

type SlipProps = { id: number; onSettled: (pedido: PedidoDetalleAdmin | null) => void };

function Slip({ id, onSettled }: SlipProps) {
  const view = usePedidoDetalle(id);
  const isSettled = view.status !== "loading";
  const pedido = view.status === "ready" ? view.data : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told for each answer
  useEffect(() => {
    if (isSettled) onSettled(pedido);
  }, [isSettled, pedido]);
  if (view.status === "ready") return <SlipSheet pedido={view.data} headingLevel={2} />;
  if (view.status === "loading") return <Spinner label={adminPedidoCopy.loading} />;
  return (
    <Banner kind="error">
      <p>{view.failure?.error ?? adminPedidoCopy.failed}</p>
      <Button variant="secondary" size="small" className="print:hidden" onClick={view.refresh}>
        {adminPedidoCopy.retry}
      </Button>
    </Banner>
  );
}
