import { useId } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { usePedidoAct } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import { ReembolsoForm } from "./reembolso-form.tsx";
import { useUnitsChoice } from "./units-choice.ts";

type Props = {
  pedido: PedidoDetalleAdmin;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function ReembolsoDialog({ pedido, isOpen, onClose, onDone }: Props) {
  const formId = useId();
  const act = usePedidoAct(pedido.id);
  const choice = useUnitsChoice(pedido);
  const close = () => {
    act.forgetFailure();
    onClose();
  };
  const end = () => {
    choice.reset();
    onDone();
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
            {act.isBusy ? copy.sending : copy.confirm(formatClp(choice.monto))}
          </Button>
        </div>
      }
    >
      <ReembolsoForm formId={formId} pedido={pedido} act={act} choice={choice} onDone={end} />
    </Dialog>
  );
}
