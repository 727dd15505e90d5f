import type { Envio } from "#contract/schemas/pedidos.ts";
import { formatMoment } from "#web/app/dates.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { Facts, Sheet } from "./sheet.tsx";

type Props = { envio: Envio; canCorrect: boolean; onCorrect: () => void };

export function PedidoEnvio({ envio, canCorrect, onCorrect }: Props) {
  return (
    <Sheet title={copy.envioTitle}>
      <Facts
        facts={[
          [copy.transportista, envio.transportista],
          [copy.seguimiento, envio.seguimiento],
          [copy.sentAt, formatMoment(envio.enviado_en)],
        ]}
      />
      {canCorrect && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={onCorrect}>
          {copy.editSeguimiento}
        </Button>
      )}
    </Sheet>
  );
}
