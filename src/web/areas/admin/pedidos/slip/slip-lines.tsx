import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { linesLeftOf } from "#contract/values/producto/units-left.ts";
import { retractoOf } from "#contract/values/rights/retracto.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { slipCopy as copy } from "./slip.copy.ts";

type Props = { pedido: Pick<PedidoDetalleAdmin, "detalles" | "reembolsos" | "skus"> };

export function SlipLines({ pedido }: Props) {
  const { detalles, skus } = pedido;
  const lines = linesLeftOf(pedido);
  if (lines.length === 0) return <p className="text-xl font-bold">{copy.nothing}</p>;
  const units = lines.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    // Scrolls on its own: in large letters three columns do not fit a phone.
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full">
        <caption className="mb-2 text-left">
          <span className="font-display text-xl font-bold">{copy.content}</span>{" "}
          <span className="text-sm">({copy.units(units)})</span>
        </caption>
        <thead>
          <tr className="border-b-2 border-ink text-left text-sm">
            <th scope="col" className="w-12 py-2 pr-3 font-normal">
              {copy.check}
            </th>
            <th scope="col" className="w-16 py-2 pr-3 text-right font-normal">
              {copy.cantidad}
            </th>
            <th scope="col" className="py-2 pl-3 font-normal">
              {copy.producto}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, nombre_producto, cantidad, ...line }) => (
            <tr key={id} className="break-inside-avoid border-b border-edge align-top">
              <td className="py-3 pr-3">
                <span
                  aria-hidden="true"
                  className="block size-6 rounded-thin border-2 border-ink"
                />
              </td>
              <td className="py-3 pr-3 text-right text-xl font-bold tabular-nums">{cantidad}</td>
              <td className="py-3 pl-3">
                <span className="block text-lg wrap-anywhere">{nombre_producto}</span>
                <PieceTexts texts={line.personalizacion_textos} className="text-xl" />
                <span className="block text-sm wrap-anywhere">
                  {copy.sku}: {skus[id]}
                </span>
                <span className="block text-sm font-semibold">{retractoOf(line, detalles)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
