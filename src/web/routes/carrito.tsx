import { carritoCopy } from "#web/copy/carrito.ts";
import { CarritoPage } from "#web/features/carrito/carrito-page.tsx";
import { CarritoSkeleton } from "#web/features/carrito/carrito-skeleton.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { refreshGuestCarrito } from "#web/state/carrito-session.ts";
import { NeedsScript } from "#web/ui/needs-script.tsx";
import type { Route } from "./+types/carrito.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: carritoCopy.title });
}

/** Makes the server send a skeleton: only the browser knows the cart. It is shown before its prices are checked. */
export function clientLoader() {
  void refreshGuestCarrito();
  return null;
}

export function HydrateFallback() {
  return (
    <>
      <div className="page-width">
        <NeedsScript />
      </div>
      <div className="scripting-none:hidden">
        <CarritoSkeleton />
      </div>
    </>
  );
}

export default function CarritoRoute() {
  return <CarritoPage />;
}
