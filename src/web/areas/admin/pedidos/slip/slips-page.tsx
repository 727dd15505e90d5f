import { useEffect, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { usePedidoDetalle } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { slipCopy as copy } from "./slip.copy.ts";
import { SlipSheet } from "./slip-sheet.tsx";

/** The slips of several pedidos, each on its own paper. */
export function SlipsPage({ ids }: { ids: readonly number[] }) {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
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
      {/* In their sequence: a later one that came first would be moved by those above it. */}
      {ids.map((id, place) => (
        <div key={id} hidden={!isWhole && place > open} className="print:not-last:break-after-page">
          <Slip id={id} onSettled={() => setSettled((before) => new Set(before).add(id))} />
        </div>
      ))}
    </div>
  );
}

function Slip({ id, onSettled }: { id: number; onSettled: () => void }) {
  const view = usePedidoDetalle(id);
  const isSettled = view.status !== "loading";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled]);
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
