import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { Money } from "#web/ui/money.tsx";

/** Every line with name, quantity and line total, then the total paid. */
export function ReceiptGoods({ pedido }: { pedido: Pedido }) {
  return (
    <table className="w-full self-start">
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
      <tfoot>
        <tr className="text-lg font-semibold">
          <th scope="row" colSpan={2} className="py-4 pr-3 text-left font-semibold">
            {pedido.pago ? copy.totalPaid : copy.total}
          </th>
          <td className="py-4 pl-3 text-right">
            <Money pesos={pedido.total} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
