import { useId } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
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
          <Step key={step.estado} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** Not by colour alone. */
function Step({ step }: { step: ProgressStep }) {
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
          {estadoNames[estado]}
          <span className="sr-only"> ({copy.progressStates[state]})</span>
        </p>
        {at === null ? (
          <Hint step={step} />
        ) : (
          <p className="text-sm text-muted tabular-nums">
            <time dateTime={new Date(at).toISOString()}>{formatMoment(at)}</time>
          </p>
        )}
      </div>
    </li>
  );
}

/** Not for steps that are done. The shop's setting says how long the despacho takes. */
function Hint({ step: { estado, state } }: { step: ProgressStep }) {
  const { tienda } = useRootData();
  if (state === "done" || estado === "pagado") return null;
  const text = estado === "entregado" ? tienda?.despacho : copy.progressHints[estado];
  return text ? <p className="text-sm text-muted">{text}</p> : null;
}
