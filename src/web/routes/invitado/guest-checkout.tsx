import { redirect } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { sessionStore, useSession } from "#web/areas/acceso/session/session.ts";
import { refreshGuestCarrito } from "#web/areas/carrito/state/carrito-session.ts";
import { guestCopy } from "#web/areas/checkout/guest/guest.copy.ts";
import { GuestCheckoutPage } from "#web/areas/checkout/guest/guest-checkout-page.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/guest-checkout";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: guestCopy.title });
}

/** A signed-in person is sent to /checkout, which lists their direcciones. */
export function clientLoader() {
  if (sessionStore.read().status === "user") throw redirect("/checkout");
  void refreshGuestCarrito();
  return null;
}

export function HydrateFallback() {
  return (
    <>
      <div className="page-width">
        <NeedsScript />
      </div>
      <Spinner className="py-32 scripting-none:hidden" />
    </>
  );
}

export default function GuestCheckoutRoute() {
  const session = useSession();
  // Remounts after a sign-in in another tab, so that nothing typed is sent as a guest's.
  return <GuestCheckoutPage key={session.id} />;
}
