import type { Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy, estadoNames } from "#web/copy/pago.ts";
import { formatShortMoment } from "#web/dates.ts";
import { cx } from "#web/ui/class-names.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { type ProgressStep, progressSteps } from "./progress-steps.ts";

const layers: Record<ProgressStep["state"], string> = {
  done: "bg-verde",
  current: "bg-cobre",
  pending: "bg-veta",
};

/** How far the pedido is: layers that are printed, the one under way, and those to come. */
export function PedidoProgress({ pedido }: { pedido: Pedido }) {
  const steps = progressSteps(pedido);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={copy.progress} className="grid gap-x-2 gap-y-1 sm:grid-cols-4">
      {steps.map((step) => (
        <Step key={step.estado} step={step} />
      ))}
    </ol>
  );
}

/** Side by side, or one below the other on phones. What the colour says stands there in words as well. */
function Step({ step: { estado, state, at } }: { step: ProgressStep }) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-1"
    >
      <span aria-hidden="true" className={cx("min-h-2 rounded-thin", layers[state])} />
      <div className="py-1.5 sm:py-0">
        <p
          className={cx(
            "flex items-center gap-1.5",
            state === "pending" ? "text-pizarra" : "font-semibold",
          )}
        >
          {state === "done" && <CheckIcon className="size-5 text-verde" />}
          {estadoNames[estado]}
        </p>
        <p className="text-sm text-pizarra tabular-nums">
          {at === null ? copy.progressStates[state] : formatShortMoment(at)}
          {at !== null && <span className="sr-only"> ({copy.progressStates[state]})</span>}
        </p>
      </div>
    </li>
  );
}
