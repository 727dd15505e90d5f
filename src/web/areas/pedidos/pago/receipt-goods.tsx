import type { Pedido } from "#contract/schemas/pedidos.ts";
import { Money } from "#web/ui/content/money.tsx";
import { LinesTable } from "../lines-table.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";

/** Every line with name, quantity and line total, then the total paid. */
export function ReceiptGoods({ pedido }: { pedido: Pedido }) {
  return (
    <section aria-label={copy.goods} className="grid min-w-0 self-start">
      <LinesTable caption={copy.goods} lines={pedido.detalles} />
      <p className="flex flex-wrap justify-between gap-x-4 py-4 text-lg font-semibold">
        <span>{pedido.pago ? copy.totalPaid : copy.total}</span>
        <Money pesos={pedido.total} className="ml-auto" />
      </p>
    </section>
  );
}
