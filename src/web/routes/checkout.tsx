import { pageMeta } from "#web/app/page/page-meta.ts";
import { requireUser } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { prefetchCarrito } from "#web/areas/carrito/state/carrito.ts";
import { checkoutCopy } from "#web/areas/checkout/checkout.copy.ts";
import { CheckoutPage } from "#web/areas/checkout/checkout-page.tsx";
import { prefetchDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/checkout";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: checkoutCopy.title });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  // Both answers come before the first paint, so that no button moves under the pointer.
  await Promise.all([prefetchDirecciones(user), prefetchCarrito()]);
  return null;
}

export function HydrateFallback() {
  return <Spinner className="py-32" />;
}

export default function CheckoutRoute() {
  return (
    <RequireSession>
      <CheckoutPage />
    </RequireSession>
  );
}
