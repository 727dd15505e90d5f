import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { ReceiptGoods } from "./receipt-goods.tsx";

/** What was bought, how it was paid and where it goes; without a payment, what would be. */
export function ReceiptSheet({ pedido }: { pedido: Pedido }) {
  const { alias, calle_numero, comuna, ciudad, region } = pedido.direccion;
  const lugar = [...new Set([calle_numero, comuna, ciudad, region])].join(", ");
  const isPaid = pedido.pago !== null;
  return (
    <article
      aria-label={isPaid ? copy.receipt : copy.orderFacts}
      className="grid grid-cols-1 gap-10 rounded-soft bg-blanco p-5 inset-ring inset-ring-veta sm:p-10 lg:grid-cols-2 lg:gap-16"
    >
      <ReceiptGoods pedido={pedido} />
      <ReceiptFacts pedido={pedido} />
      <div className="grid gap-1 text-sm text-pizarra lg:col-span-2">
        <p>
          <span className="font-semibold text-obsidiana">{copy.shippingTo}:</span> {alias}, {lugar}
        </p>
        {isPaid && <p>{copy.notBoleta}</p>}
      </div>
    </article>
  );
}
