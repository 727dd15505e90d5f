import type { Pedido, ReembolsoConLineas } from "#contract/schemas/pedidos.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { describeLine } from "#contract/values/producto/describe-line.ts";
import { formatMoment } from "#web/app/dates.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EnvioFacts } from "./envio-facts.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { PedidoProgress } from "./pedido-progress.tsx";
import { progressSteps } from "./progress-steps.ts";

export function hasNews(pedido: Pedido): boolean {
  return pedido.reembolsos.length > 0 || pedido.envio !== null || progressSteps(pedido).length > 0;
}

/** Progress, envio and reembolso. */
export function PedidoNews({ pedido }: { pedido: Pedido }) {
  const { reembolso, reembolsos, envio, estado } = pedido;
  const isOnItsWay = reembolso === null;
  return (
    <div className="grid gap-6 empty:hidden print:hidden">
      {reembolsos.map((it) => (
        <ReembolsoNews key={it.id} reembolso={it} pedido={pedido} />
      ))}
      {isOnItsWay && <PedidoProgress pedido={pedido} />}
      {envio && estado !== "reembolsado" && <EnvioFacts envio={envio} />}
    </div>
  );
}

type NewsProps = { reembolso: ReembolsoConLineas; pedido: Pedido };

function ReembolsoNews({ reembolso: { monto, hecho_en, lineas }, pedido }: NewsProps) {
  const pesos = formatClp(monto);
  if (hecho_en === null) {
    return (
      <Banner kind="info" title={copy.reembolsoPending(pesos)}>
        <UnitsBack lineas={lineas} pedido={pedido} />
        <p>{copy.reembolsoPendingHint}</p>
      </Banner>
    );
  }
  return (
    <Banner kind="info" title={copy.reembolsoDone(pesos, formatMoment(hecho_en))}>
      <UnitsBack lineas={lineas} pedido={pedido} />
      <p>{copy.reembolsoDoneHint}</p>
    </Banner>
  );
}

/** Which units, unless it is the whole pedido. */
function UnitsBack({ lineas, pedido }: Pick<ReembolsoConLineas, "lineas"> & { pedido: Pedido }) {
  const { detalles, reembolsos } = pedido;
  if (reembolsos.length === 1 && pedido.reembolso !== null) return null;
  const names = lineas.flatMap(({ detalle_id, cantidad }) => {
    const detalle = detalles.find(({ id }) => id === detalle_id);
    return detalle ? [describeLine({ ...detalle, cantidad })] : [];
  });
  return <p className="wrap-anywhere">{names.join(", ")}</p>;
}
