import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepSessionWhileUsed } from "#web/state/keep-session.ts";
import { showLateToast } from "#web/state/toasts.ts";

keepSessionWhileUsed();
showLateToast();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
