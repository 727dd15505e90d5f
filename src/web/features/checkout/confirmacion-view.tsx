import { confirmacionCopy as copy } from "#web/copy/checkout.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Confirmacion } from "./confirmacion-state.ts";

/** The end of a purchase: the order's number and what happens next, or the failure. */
export function ConfirmacionView({ confirmacion }: { confirmacion: Confirmacion }) {
  if (confirmacion.kind === "success") return <Confirmed orderId={confirmacion.orderId} />;
  const hasFailed = confirmacion.kind === "failure";
  return (
    <div className="page-width py-10">
      <EmptyState
        level={1}
        title={hasFailed ? copy.failureTitle : copy.emptyTitle}
        actions={
          <LinkButton to={hasFailed ? "/carrito" : "/"}>
            {hasFailed ? copy.goToCarrito : copy.goHome}
          </LinkButton>
        }
      >
        {hasFailed ? copy.failure : copy.empty}
      </EmptyState>
    </div>
  );
}

function Confirmed({ orderId }: { orderId: number | null }) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.successTitle} lead={copy.next} />
      {orderId !== null && (
        <div className="grid justify-items-start gap-6">
          <p className="text-xl">
            {copy.orderNumber}: <strong className="tabular-nums">{orderId}</strong>
          </p>
          <LinkButton to={`/pago?status=success&order_id=${orderId}`}>{copy.receipt}</LinkButton>
        </div>
      )}
    </div>
  );
}
