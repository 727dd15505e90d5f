import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchConnection } from "#web/state/connection.ts";
import { loadInsteadOfFrame } from "#web/state/frame-failure.ts";
import { keepSessionWhileUsed } from "#web/state/keep-session.ts";
import { keepOfflinePage } from "#web/state/offline-page.ts";
import { routeScripts, watchRouteScripts } from "#web/state/route-scripts.ts";
import { showLateToast } from "#web/state/toasts.ts";

keepSessionWhileUsed();
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
