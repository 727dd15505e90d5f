import type { PedidoDetalleAdmin } from "#contract/pedidos-admin.ts";
import { adminPedidoCopy as copy } from "#web/copy/admin-pedidos.ts";
import { Money } from "#web/ui/money.tsx";
import { Sheet } from "./sheet.tsx";

/** Every line with its SKU, quantity and line total, then the total. */
export function PedidoLines({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const { detalles, skus, total } = pedido;
  return (
    <Sheet title={copy.linesTitle}>
      {/* In large letters a narrow screen holds no three columns: they scroll in their own frame. */}
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="border-b border-veta text-left text-sm text-pizarra">
              <th scope="col" className="py-2 pr-3 font-normal">
                {copy.producto}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-normal">
                {copy.cantidad}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-normal max-sm:hidden">
                {copy.precio}
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-normal">
                {copy.lineTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {detalles.map(({ id, nombre_producto, cantidad, precio_unitario }) => (
              <tr key={id} className="border-b border-veta align-top">
                <td className="py-3 pr-2">
                  <span className="block wrap-anywhere">{nombre_producto}</span>
                  <span className="block text-sm wrap-anywhere text-pizarra">{skus[id]}</span>
                </td>
                <td className="px-2 py-3 text-right tabular-nums">{cantidad}</td>
                <td className="px-2 py-3 text-right max-sm:hidden">
                  <Money pesos={precio_unitario} />
                </td>
                <td className="py-3 pl-2 text-right">
                  <Money pesos={precio_unitario * cantidad} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
        <span>{copy.total}</span>
        <Money pesos={total} />
      </p>
    </Sheet>
  );
}
