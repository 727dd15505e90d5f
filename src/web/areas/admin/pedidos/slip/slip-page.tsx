import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LoadedPedido } from "../detail/loaded-pedido.tsx";
import { LabelsForm } from "../labels/labels-form.tsx";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { slipCopy as copy } from "./slip.copy.ts";
import { SlipSheet } from "./slip-sheet.tsx";

export function SlipPage({ id }: { id: number | null }) {
  return (
    <div className="page-width max-w-[56rem] py-8 print:max-w-none print:p-0">
      <LoadedPedido id={id} label={adminPedidoCopy.loading}>
        {(pedido) => (
          <>
            <div className="mb-6 flex flex-wrap gap-3 print:hidden">
              <Button onClick={() => window.print()}>{copy.print}</Button>
              <LinkButton to={`/admin/pedidos/${pedido.id}`} variant="quiet">
                {copy.back}
              </LinkButton>
            </div>
            <SlipSheet pedido={pedido} />
            <div className="mt-6">
              <LabelsForm pedidos={[pedido]} isWhole />
            </div>
          </>
        )}
      </LoadedPedido>
    </div>
  );
}
