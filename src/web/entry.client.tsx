import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchConnection } from "#web/app/connection/connection.ts";
import { loadInsteadOfFrame } from "#web/app/start/frame-failure.ts";
import { keepOfflinePage } from "#web/app/start/offline-page.ts";
import { routeScripts, watchRouteScripts } from "#web/app/start/route-scripts.ts";
import { showLateToast } from "#web/app/toasts.ts";
import { watchSession } from "#web/areas/acceso/session/session.ts";
import { startRenewal } from "#web/areas/acceso/session/start-renewal.ts";
import { watchCarrito } from "#web/areas/carrito/state/carrito-session.ts";

watchSession();
startRenewal();
watchCarrito();
showLateToast();
watchConnection();
watchRouteScripts();
keepOfflinePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[routeScripts]} />
    </StrictMode>,
    { onCaughtError: loadInsteadOfFrame },
  );
});
