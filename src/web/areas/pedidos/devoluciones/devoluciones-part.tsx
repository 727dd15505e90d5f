import { lazy, Suspense } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";
import type { PedidoKey } from "./own-devoluciones.ts";

const Section = lazy(() =>
  import("./devoluciones-section.tsx").then(
    ({ DevolucionesSection }) => ({ default: DevolucionesSection }),
    () => ({ default: NotLoaded }),
  ),
);

type Props = { of: PedidoKey; pedido: Pedido };

/** Below a pedido that was paid; its form is loaded when it is shown. */
export function DevolucionesPart({ of, pedido }: Props) {
  if (pedido.pago === null) return null;
  return (
    // The title with the spinner, which is higher than most answers.
    <div className="min-h-86">
      <Suspense fallback={<Spinner label={copy.loading} />}>
        <Section of={of} pedido={pedido} />
      </Suspense>
    </div>
  );
}

function NotLoaded() {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{copy.failed}</p>
      <LinkButton to="/contacto" variant="secondary">
        {copy.writeUs}
      </LinkButton>
    </div>
  );
}
