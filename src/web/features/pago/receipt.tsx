import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { PagoMark } from "./pago-mark.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { ReceiptGoods } from "./receipt-goods.tsx";

type Props = { pedido: Pedido; isRefunded?: boolean };

/** The receipt: the provider gives none, so this page is the shopper's proof (specification, part 2, 24). */
export function Receipt({ pedido, isRefunded = false }: Props) {
  const { alias, calle_numero, comuna, ciudad, region } = pedido.direccion;
  const lugar = [...new Set([calle_numero, comuna, ciudad, region])].join(", ");
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
      <article
        aria-label={copy.receipt}
        className="grid grid-cols-1 gap-10 rounded-soft bg-blanco p-5 inset-ring inset-ring-veta sm:p-10 lg:grid-cols-2 lg:gap-16"
      >
        <ReceiptGoods pedido={pedido} />
        <ReceiptFacts pedido={pedido} />
        <div className="grid gap-1 text-sm text-pizarra lg:col-span-2">
          <p>
            <span className="font-semibold text-obsidiana">{copy.shippingTo}:</span> {alias},{" "}
            {lugar}
          </p>
          <p>{copy.notBoleta}</p>
        </div>
      </article>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <LinkButton to="/tienda">{copy.goToTienda}</LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </div>
  );
}
