import type { Pedido, Reembolso } from "#contract/schemas/pedidos.ts";
import { formatClp } from "#contract/values/clp.ts";
import { formatMoment } from "#web/app/dates.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EnvioFacts } from "./envio-facts.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { PedidoProgress } from "./pedido-progress.tsx";
import { progressSteps } from "./progress-steps.ts";

export function hasNews(pedido: Pedido): boolean {
  return pedido.reembolso !== null || pedido.envio !== null || progressSteps(pedido).length > 0;
}

/** Progress, envio and reembolso. */
export function PedidoNews({ pedido }: { pedido: Pedido }) {
  const { reembolso, envio, estado } = pedido;
  const isOnItsWay = reembolso === null;
  return (
    <div className="grid gap-6 empty:hidden print:hidden">
      {reembolso && <ReembolsoNews reembolso={reembolso} />}
      {isOnItsWay && <PedidoProgress pedido={pedido} />}
      {envio && estado !== "reembolsado" && <EnvioFacts envio={envio} />}
    </div>
  );
}

function ReembolsoNews({ reembolso: { monto, hecho_en } }: { reembolso: Reembolso }) {
  const pesos = formatClp(monto);
  if (hecho_en === null) {
    return (
      <Banner kind="info" title={copy.reembolsoPending(pesos)}>
        <p>{copy.reembolsoPendingHint}</p>
      </Banner>
    );
  }
  return (
    <Banner kind="info" title={copy.reembolsoDone(pesos, formatMoment(hecho_en))}>
      <p>{copy.reembolsoDoneHint}</p>
    </Banner>
  );
}
