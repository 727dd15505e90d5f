import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { Money } from "#web/ui/money.tsx";

/** Every line with name, quantity and line total, then the total paid. */
export function ReceiptGoods({ pedido }: { pedido: Pedido }) {
  return (
    <section aria-label={copy.goods} className="grid min-w-0 self-start">
      {/* In large letters a narrow screen holds no three columns: they scroll in their own frame. */}
      <div className="overflow-x-auto">
        <table className="w-full">
          <caption className="mb-2 text-left font-display text-lg font-bold">{copy.goods}</caption>
          <thead>
            <tr className="border-b border-veta text-left text-sm text-pizarra">
              <th scope="col" className="py-2 pr-3 font-normal">
                {copy.product}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-normal">
                {copy.quantity}
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-normal">
                {copy.lineTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {pedido.detalles.map(({ id, nombre_producto, cantidad, precio_unitario }) => (
              <tr key={id} className="border-b border-veta align-top">
                <td className="py-3 pr-2 wrap-anywhere">{nombre_producto}</td>
                <td className="px-2 py-3 text-right tabular-nums">{cantidad}</td>
                <td className="py-3 pl-2 text-right">
                  <Money pesos={precio_unitario * cantidad} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 py-4 text-lg font-semibold">
        <span>{pedido.pago ? copy.totalPaid : copy.total}</span>
        <Money pesos={pedido.total} className="ml-auto" />
      </p>
    </section>
  );
}
