import { useLocation } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { confirmationCopy } from "#web/areas/checkout/confirmation.copy.ts";
import { readConfirmation } from "#web/areas/checkout/confirmation-state.ts";
import { ConfirmationView } from "#web/areas/checkout/confirmation-view.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/confirmation";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: confirmationCopy.title });
}

/** Makes the server send the skeleton: navigation state exists in the browser only. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <Spinner label={confirmationCopy.loading} className="py-32" />;
}

export default function ConfirmationRoute() {
  const { state } = useLocation();
  return <ConfirmationView confirmation={readConfirmation(state)} />;
}
