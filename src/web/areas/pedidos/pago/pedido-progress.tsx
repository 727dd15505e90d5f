import { useId } from "react";
import type { Pedido, PedidoDespacho } from "#contract/schemas/pedidos.ts";
import { plazoText } from "#contract/values/despacho/plazo.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatMoment } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { CheckIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { pagoCopy as copy } from "./pago.copy.ts";
import { type ProgressStep, progressSteps } from "./progress-steps.ts";

const layers: Record<ProgressStep["state"], string> = {
  done: "bg-success",
  current: "bg-copper",
  pending: "bg-hairline",
};

export function PedidoProgress({ pedido }: { pedido: Pedido }) {
  const titleId = useId();
  const steps = progressSteps(pedido);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {pedido.estado === "pagado" ? copy.nextTitle : copy.progressTitle}
      </h2>
      <ol aria-label={copy.progress} className="grid gap-1">
        {steps.map((step) => (
          <Step key={step.estado} step={step} pedido={pedido} />
        ))}
      </ol>
    </section>
  );
}

/** Not by colour alone. */
type StepProps = { step: ProgressStep; pedido: Pick<Pedido, "despacho" | "piezas"> };

function Step({ step, pedido: { despacho, piezas } }: StepProps) {
  const { estado, state, at } = step;
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-4"
    >
      <span aria-hidden="true" className={cx("rounded-thin", layers[state])} />
      <div className="py-2">
        <p
          className={cx(
            "flex items-center gap-1.5",
            state === "pending" ? "text-muted" : "font-semibold",
          )}
        >
          {state === "done" && <CheckIcon className="size-5 text-success" />}
          <span>{estadoName({ estado, despacho })}</span>
          <span className="sr-only"> ({copy.progressStates[state]})</span>
        </p>
        {at === null ? (
          <Hint step={step} despacho={despacho} />
        ) : (
          <p className="text-sm text-muted tabular-nums">
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          </p>
        )}
        {estado === "en_preparacion" && piezas && piezas.impresas > 0 && (
          <p className="text-sm font-semibold">{copy.piezas(piezas)}</p>
        )}
      </div>
    </li>
  );
}

/** Not for steps that are done. Without frozen days the shop's setting says how long the despacho takes. */
type HintProps = { step: ProgressStep; despacho: PedidoDespacho };

function Hint({ step: { estado, state }, despacho }: HintProps) {
  const { tienda } = useRootData();
  if (state === "done" || estado === "pagado") return null;
  const isRetiro = despacho.modo === "retiro";
  const plazo = plazoText(despacho) || tienda?.despacho;
  const hints = { ...copy.progressHints, entregado: plazo };
  const text = (isRetiro ? { ...copy.retiroHints, enviado: plazo } : hints)[estado];
  return text ? <p className="text-sm text-muted">{text}</p> : null;
}
