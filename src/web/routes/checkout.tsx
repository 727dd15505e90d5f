import { checkoutCopy } from "#web/copy/checkout.ts";
import { CheckoutPage } from "#web/features/checkout/checkout-page.tsx";
import { DireccionPicker } from "#web/features/direcciones/direccion-picker.tsx";
import { useDireccionSelection } from "#web/features/direcciones/direccion-selection.ts";
import {
  readAheadDirecciones,
  useDirecciones,
} from "#web/features/direcciones/direcciones-data.ts";
import { pageMeta } from "#web/page-meta.ts";
import { readAheadCarrito } from "#web/state/carrito.ts";
import { requireUser } from "#web/state/guards.ts";
import { RequireSession } from "#web/state/require-session.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/checkout.ts";

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
