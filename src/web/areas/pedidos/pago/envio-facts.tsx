import type { Envio } from "#contract/schemas/pedidos.ts";
import { trackingUrl } from "#contract/values/despacho/transportistas.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { buttonClass } from "#web/ui/actions/button-class.ts";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

/** Who carries the parcel, its number, and the carrier's page for it. */
export function EnvioFacts({ envio: { transportista, seguimiento } }: { envio: Envio }) {
  const href = trackingUrl(transportista, seguimiento);
  return (
    <section aria-label={copy.envio} className="grid gap-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">{copy.transportista}</dt>
          <dd className="font-semibold wrap-anywhere">{transportista}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{copy.seguimiento}</dt>
          <dd className="font-semibold wrap-anywhere tabular-nums">{seguimiento}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-3">
        {href !== null && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(
              buttonClass({ variant: "primary", size: "normal" }),
              "max-w-full wrap-anywhere",
            )}
          >
            {copy.follow(transportista)}
            <ArrowRightIcon className="size-5" />
          </a>
        )}
        <Button variant="secondary" onClick={() => void copyNumero(seguimiento)}>
          {copy.copySeguimiento}
        </Button>
      </div>
    </section>
  );
}

async function copyNumero(seguimiento: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(seguimiento);
    showToast(copy.seguimientoCopied);
  } catch {
    showToast(copy.copyFailed, "error");
  }
}
