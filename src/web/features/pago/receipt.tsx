import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PagoMark, type PagoTone } from "./pago-mark.tsx";
import { PedidoNews } from "./pedido-news.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";

type Props = { pedido: Pedido };

/** The receipt: the provider gives none, so this page is the shopper's proof (specification, part 2, 24). */
export function Receipt({ pedido }: Props) {
  const { title, lead, tone } = headOf(pedido);
  const isRefunded = pedido.estado === "reembolsado";
  return (
    <div className="page-width pb-20">
      <PageHeading
        title={title}
        lead={lead}
        actions={<PagoMark tone={tone} className="hidden sm:block" />}
      />
      {isRefunded && pedido.reembolso === null && (
        <Banner kind="info" className="mb-8">
          {copy.refundedNote(pedido.numero)}
        </Banner>
      )}
      <PedidoNews pedido={pedido} />
      <ReceiptSheet pedido={pedido} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <LinkButton to="/tienda">{copy.goToTienda}</LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </div>
  );
}

type Head = { title: string; lead: string; tone: PagoTone };

/** Paid, on its way back, or back: money that is not back yet is never called so. */
function headOf({ estado, reembolso }: Pedido): Head {
  if (reembolso?.estado === "pendiente") {
    return { title: copy.refundingTitle, lead: copy.refundingLead, tone: "pending" };
  }
  if (estado === "reembolsado") {
    return { title: copy.refundedTitle, lead: copy.refundedLead, tone: "neutral" };
  }
  return { title: copy.successTitle, lead: copy.successLead, tone: "success" };
}
