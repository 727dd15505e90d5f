import { useId } from "react";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { PrintedStrata } from "#web/ui/art/printed-strata.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { confirmationCopy as copy } from "./confirmation.copy.ts";
import type { Confirmation } from "./confirmation-state.ts";

export function ConfirmationView({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation.kind === "success") return <Confirmed orderId={confirmation.orderId} />;
  const hasFailed = confirmation.kind === "failure";
  return (
    <div className="page-width py-10">
      <EmptyState
        level={1}
        title={hasFailed ? copy.failureTitle : copy.emptyTitle}
        actions={
          <>
            {hasFailed && <LinkButton to="/carrito">{copy.goToCarrito}</LinkButton>}
            <LinkButton to="/" variant={hasFailed ? "quiet" : "primary"}>
              {copy.goHome}
            </LinkButton>
          </>
        }
      >
        {hasFailed ? copy.failure : copy.empty}
      </EmptyState>
    </div>
  );
}

function Confirmed({ orderId }: { orderId: number | null }) {
  return (
    <div className="page-width grid items-start gap-10 py-10 sm:py-16 lg:grid-cols-2 lg:gap-20">
      <div className="grid justify-items-start gap-5">
        <PrintedStrata />
        <h1 tabIndex={-1} className="text-3xl">
          {copy.successTitle}
        </h1>
        {orderId !== null && (
          <p className="text-xl">
            {copy.orderNumber}: <strong className="tabular-nums">{orderId}</strong>
          </p>
        )}
        <p className="max-w-text text-lg text-muted">{copy.thanks}</p>
        {orderId !== null && (
          <div className="mt-2 flex flex-wrap gap-3">
            <LinkButton to={`/cuenta/pedidos?pedido=${orderId}`}>{copy.goToPedido}</LinkButton>
            <LinkButton to={`/pago?status=success&order_id=${orderId}`} variant="secondary">
              {copy.receipt}
            </LinkButton>
          </div>
        )}
      </div>
      <NextSteps />
    </div>
  );
}

function NextSteps() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <LayerDivider tone="text-copper" />
      <h2 id={titleId} className="text-xl">
        {copy.nextTitle}
      </h2>
      <ol className="grid">
        {copy.steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-t border-hairline py-3 first:border-t-0"
          >
            <span aria-hidden="true" className="font-display text-lg font-bold text-copper-text">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
