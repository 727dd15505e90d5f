import { pageMeta } from "#web/app/page/page-meta.ts";
import { requireUser } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { readAheadCarrito } from "#web/areas/carrito/state/carrito.ts";
import { checkoutCopy } from "#web/areas/checkout/checkout.copy.ts";
import { CheckoutPage } from "#web/areas/checkout/checkout-page.tsx";
import { DireccionPicker } from "#web/areas/direcciones/direccion-picker.tsx";
import { useDireccionSelection } from "#web/areas/direcciones/direccion-selection.ts";
import { readAheadDirecciones, useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/checkout";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: checkoutCopy.title });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  // Both have answered before the page is drawn: nothing that is about to be pressed moves away.
  await Promise.all([readAheadDirecciones(user), readAheadCarrito()]);
  return null;
}

export function HydrateFallback() {
  return <Spinner className="py-32" />;
}

export default function CheckoutRoute() {
  return (
    <RequireSession>
      <Checkout />
    </RequireSession>
  );
}

function Checkout() {
  const view = useDirecciones();
  const selection = useDireccionSelection(view.direcciones);
  return (
    <CheckoutPage
      picker={<DireccionPicker view={view} selection={selection} />}
      direccionId={selection.selected}
      hasDirecciones={view.direcciones.length > 0}
      isDireccionesReady={view.status === "ready"}
    />
  );
}
