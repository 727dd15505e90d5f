import { adminPedidoCopy, guiaCopy as copy } from "#web/copy/admin-pedidos.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { GuiaSheet } from "./guia-sheet.tsx";
import { LoadedPedido } from "./loaded-pedido.tsx";

/** The packing slip, to print and to put into the box. */
export function GuiaPage({ id }: { id: number | null }) {
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
            <GuiaSheet pedido={pedido} />
          </>
        )}
      </LoadedPedido>
    </div>
  );
}
