import { useId } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/clp.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { usePedidoAct } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import { ReembolsoForm } from "./reembolso-form.tsx";

type Props = {
  pedido: PedidoDetalleAdmin;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function ReembolsoDialog({ pedido, isOpen, onClose, onDone }: Props) {
  const formId = useId();
  const act = usePedidoAct(pedido.id);
  const close = () => {
    act.forgetFailure();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={copy.title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={close}>
            {adminPedidoCopy.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={act.isBusy}>
            {act.isBusy ? copy.sending : copy.confirm(formatClp(pedido.total))}
          </Button>
        </div>
      }
    >
      <ReembolsoForm formId={formId} pedido={pedido} act={act} onDone={onDone} />
    </Dialog>
  );
}
