import { useId, useState } from "react";
import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { formatLongDay } from "#contract/values/long-day.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { DevolucionCard } from "./devolucion-card.tsx";
import { DevolucionForm } from "./devolucion-form.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";
import { type PedidoKey, useDevoluciones } from "./own-devoluciones.ts";

type Props = { of: PedidoKey; pedido: Pedido };

/** Shows the claims that can be made, until when, and those that were. */
export function DevolucionesSection({ of, pedido }: Props) {
  const titleId = useId();
  const { data, isFailed, retry, show } = useDevoluciones(of);
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-hairline pt-6">
      <h2 id={titleId} className="text-xl">
        {copy.title}
      </h2>
      {data && <Standing known={data} of={of} pedido={pedido} onAsked={show} />}
      {!data && !isFailed && <Spinner label={copy.loading} />}
      {!data && isFailed && (
        <div role="alert" className="grid justify-items-start gap-2">
          <p>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
    </section>
  );
}

type StandingProps = Props & {
  known: PedidoDevoluciones;
  onAsked: (known: PedidoDevoluciones) => void;
};

function Standing({ known, onAsked, ...of }: StandingProps) {
  const { retracto, falla, devoluciones } = known;
  const [askedId, setAskedId] = useState<number | null>(null);
  const takeAsked = (after: PedidoDevoluciones) => {
    // The newest comes first.
    setAskedId(after.devoluciones[0]?.id ?? null);
    onAsked(after);
  };
  return (
    <>
      <div className="grid gap-1">
        <p>{retractoText(known)}</p>
        <p>{fallaText(known)}</p>
      </div>
      {devoluciones.length > 0 && (
        <ul aria-label={copy.list} className="grid gap-3">
          {devoluciones.map((it) => (
            <DevolucionCard key={it.id} of={of.of} devolucion={it} isNew={it.id === askedId} />
          ))}
        </ul>
      )}
      {(retracto.abierto || falla.abierto) && (
        <DevolucionForm key={devoluciones.length} known={known} onAsked={takeAsked} {...of} />
      )}
    </>
  );
}

function retractoText({ retracto: { abierto, hasta }, lineas }: PedidoDevoluciones): string {
  const isSome = lineas.some((line) => line.con_retracto);
  if (!isSome) return copy.retractoNone;
  if (hasta === null) return copy.retractoSoon;
  const day = formatLongDay(hasta);
  if (abierto) return copy.retractoUntil(day);
  const isLeft = lineas.some((line) => line.quedan > 0 && line.con_retracto);
  return isLeft ? copy.retractoOver(day) : copy.retractoDay(day);
}

function fallaText({ falla: { abierto, hasta }, lineas }: PedidoDevoluciones): string {
  if (hasta === null) return copy.fallaSoon;
  const day = formatLongDay(hasta);
  const isOver = !abierto && lineas.some((line) => line.quedan > 0);
  return isOver ? copy.fallaOver(day) : copy.fallaUntil(day);
}
