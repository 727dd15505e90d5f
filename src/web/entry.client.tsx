import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchAnswers } from "#web/app/api/answers.ts";
import { watchConnection } from "#web/app/connection/connection.ts";
import { reloadOnFrameFailure } from "#web/app/start/frame-failure.ts";
import { registerOfflinePage } from "#web/app/start/offline-page.ts";
import { routeScripts, watchRouteScripts } from "#web/app/start/route-scripts.ts";
import { allowOwnHtml } from "#web/app/start/trusted-types.ts";
import { watchTheme } from "#web/app/theme/theme.ts";
import { showToastOfLastPage } from "#web/app/toasts.ts";
import { watchDrafts } from "#web/areas/acceso/drafts/drafts.ts";
import { watchSession } from "#web/areas/acceso/session/session.ts";
import { startRenewal } from "#web/areas/acceso/session/start-renewal.ts";
import { watchCarrito } from "#web/areas/carrito/state/carrito-session.ts";

allowOwnHtml();
watchTheme();
watchSession();
watchDrafts();
startRenewal();
watchAnswers();
watchCarrito();
showToastOfLastPage();
watchConnection();
watchRouteScripts();
registerOfflinePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[routeScripts]} />
    </StrictMode>,
    { onCaughtError: reloadOnFrameFailure },
  );
});
