import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { modoNames, plazoText } from "#contract/values/despacho/plazo.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";
import { LinesTable } from "#web/areas/pedidos/lines-table.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { Sheet } from "./sheet.tsx";
import { unitsToCorrect } from "./units-to-correct.ts";

type Line = PedidoDetalleAdmin["detalles"][number];
type Props = { pedido: PedidoDetalleAdmin; onCorrect: (detalleId: number) => void };

export function PedidoLines({ pedido, onCorrect }: Props) {
  const { detalles, skus, total, devuelto, despacho } = pedido;
  const plazo = plazoText(despacho);
  const left = unitsLeftOf(pedido);
  const countBack = ({ id, cantidad }: Line) => cantidad - (left.get(id) ?? 0);
  return (
    <Sheet title={copy.linesTitle}>
      <LinesTable
        lines={detalles}
        renderDetail={(line) => (
          <>
            <span className="block">
              {[skus[line.id], copy.medida(line)].filter(Boolean).join(" · ")}
            </span>
            {countBack(line) > 0 && (
              <span className="block font-semibold text-ink">
                {copy.unitsBack(countBack(line), line.cantidad)}
              </span>
            )}
            {unitsToCorrect(pedido, line).length > 0 && (
              <Button
                variant="secondary"
                size="small"
                className="mt-2"
                onClick={() => onCorrect(line.id)}
              >
                {copy.textoCorrect}
              </Button>
            )}
          </>
        )}
        hasPrecio
      />
      <div className="grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{copy.despacho(modoNames[despacho.modo])}</span>
          <Money pesos={despacho.precio} />
        </p>
        {plazo !== "" && <p className="text-sm text-muted">{plazo}</p>}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
        <span>{copy.total}</span>
        <Money pesos={total} />
      </p>
      {devuelto > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{copy.devuelto}</span>
          <Money pesos={devuelto} />
        </p>
      )}
    </Sheet>
  );
}
