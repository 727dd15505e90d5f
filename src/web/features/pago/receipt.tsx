import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PagoMark } from "./pago-mark.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";

type Props = { pedido: Pedido; isRefunded?: boolean };

/** The receipt: the provider gives none, so this page is the shopper's proof (specification, part 2, 24). */
export function Receipt({ pedido, isRefunded = false }: Props) {
  return (
    <div className="page-width pb-20">
      <PageHeading
        title={isRefunded ? copy.refundedTitle : copy.successTitle}
        lead={isRefunded ? copy.refundedLead : copy.successLead}
        actions={<PagoMark tone={isRefunded ? "neutral" : "success"} className="hidden sm:block" />}
      />
      {isRefunded && (
        <Banner kind="info" className="mb-8">
          {copy.refundedNote(pedido.numero)}
        </Banner>
      )}
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
