import { pageMeta } from "#web/app/page/page-meta.ts";
import { carritoCopy } from "#web/areas/carrito/carrito.copy.ts";
import { CarritoPage } from "#web/areas/carrito/carrito-page.tsx";
import { CarritoSkeleton } from "#web/areas/carrito/carrito-skeleton.tsx";
import { refreshGuestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import type { Route } from "./+types/carrito";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: carritoCopy.title });
}

/** Makes the server send the skeleton: only the browser knows the carrito. */
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
