import type { ReactNode } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PrintedStrata } from "#web/ui/art/printed-strata.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { BoughtShelf } from "./bought-shelf.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { PagoMark } from "./pago-mark.tsx";
import { PedidoOverview } from "./pedido-overview.tsx";

type Props = {
  pedido: Pedido;
  /** Who bought; empty when the page does not know. */
  nombre: string;
};

/** docs/reglas.md 55. `actions` instead of the links of an account. */
export function Receipt({ pedido, nombre, actions }: Props & { actions?: ReactNode }) {
  return (
    <div className="page-width py-10 sm:py-16 print:py-0">
      <PedidoOverview
        pedido={pedido}
        head={<Head pedido={pedido} nombre={nombre} />}
        actions={
          actions ?? (
            <div className="flex flex-wrap gap-3">
              <LinkButton to={`/cuenta/pedidos?pedido=${pedido.id}`}>{copy.goToPedido}</LinkButton>
              <LinkButton to="/tienda" variant="quiet">
                {copy.goToTienda}
              </LinkButton>
            </div>
          )
        }
      />
    </div>
  );
}

function Head({ pedido, nombre }: Props) {
  const { title, lead, isSuccess } = headOf(pedido);
  const isNoted = pedido.estado === "reembolsado" && pedido.reembolso === null;
  return (
    <>
      <header className="grid gap-4">
        <div className="print:hidden">
          {isSuccess ? <PrintedStrata /> : <PagoMark tone="neutral" />}
        </div>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {isSuccess && (
          <p className="font-display text-2xl font-bold wrap-anywhere print:hidden">
            {thanksTo(nombre)}
          </p>
        )}
        <p className="max-w-text text-lg text-muted print:hidden">{lead}</p>
      </header>
      {isSuccess && <BoughtShelf detalles={pedido.detalles} />}
      {isNoted && <Banner kind="info">{copy.refundedNote(pedido.numero)}</Banner>}
    </>
  );
}

/** By the first name. */
function thanksTo(nombre: string): string {
  const [first] = nombre.trim().split(/\s+/);
  return first ? copy.thanks(first) : copy.thanksForBuying;
}

type HeadWords = { title: string; lead: string; isSuccess: boolean };

/** A pending reembolso is never called done. */
function headOf({ estado, reembolso }: Pedido): HeadWords {
  if (reembolso?.estado === "pendiente") {
    return { title: copy.refundingTitle, lead: copy.refundingLead, isSuccess: false };
  }
  if (estado === "reembolsado") {
    return { title: copy.refundedTitle, lead: copy.refundedLead, isSuccess: false };
  }
  return { title: copy.successTitle, lead: copy.successLead, isSuccess: true };
}
