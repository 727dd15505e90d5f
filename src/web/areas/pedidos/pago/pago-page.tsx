import { lazy, Suspense, useState } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { type Session, useSession } from "#web/areas/acceso/session/session.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { usePedido } from "./pago-data.ts";
import { PagoOutcome, type Watch } from "./pago-outcome.tsx";
import { LoadFailed } from "./pago-panels.tsx";
import { type PagoParams, viewOfEstado, viewOfStatus } from "./pago-view.ts";
import { Receipt } from "./receipt.tsx";

/** Lazy: others have a session. */
const GuestPago = lazy(() => import("../invitado/guest-pago.tsx"));

export function PagoPage({ params }: { params: PagoParams }) {
  const session = useSession();
  const { orderId } = params;
  if (orderId === null) return <WithoutPedido params={params} />;
  if (session.status === "user") return <OwnPago params={{ ...params, orderId }} />;
  return (
    <Suspense fallback={<Spinner label={copy.loading} className="py-32" />}>
      <GuestPago params={{ ...params, orderId }} />
    </Suspense>
  );
}

/** `verificando` has nothing to ask about, signed in or not. */
function WithoutPedido({ params: { status, message } }: { params: PagoParams }) {
  const view = viewOfStatus(status);
  return <PagoOutcome view={view} message={message} isClaimed={view !== "verificando"} />;
}

type OwnProps = { params: PagoParams & { orderId: number } };

function OwnPago({ params }: OwnProps) {
  const [isWatching, setIsWatching] = useState(true);
  const view = usePedido({ orderId: params.orderId, isWatching });
  if (view.status === "loading") return <Spinner label={copy.loading} className="py-32" />;
  if (view.status === "error") return <LoadFailed onRetry={view.refresh} />;
  return (
    <SettledPago
      pedido={view.data}
      message={params.message}
      watch={{ isOn: isWatching, onChange: setIsWatching }}
    />
  );
}

type SettledProps = { pedido: Pedido; message: string; watch: Watch };

function SettledPago({ pedido, message, watch }: SettledProps) {
  const session = useSession();
  const view = viewOfEstado(pedido.estado);
  const isReceipt = view === "success" || view === "refunded" || pedido.reembolso !== null;
  if (isReceipt) return <Receipt pedido={pedido} nombre={buyerOf(session)} />;
  return <PagoOutcome view={view} message={message} pedido={pedido} watch={watch} />;
}

/** An administrator may look at the receipt of another person. */
function buyerOf(session: Session): string {
  return session.status === "user" && session.rol !== "admin" ? session.nombre : "";
}
