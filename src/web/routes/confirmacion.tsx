import { useLocation } from "react-router";
import { confirmacionCopy } from "#web/copy/checkout.ts";
import { readConfirmacion } from "#web/features/checkout/confirmacion-state.ts";
import { ConfirmacionView } from "#web/features/checkout/confirmacion-view.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/confirmacion.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: confirmacionCopy.title });
}

/** Makes the server send a skeleton: navigation state exists in the browser only. */
export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <Spinner label={confirmacionCopy.loading} className="py-32" />;
}

export default function ConfirmacionRoute() {
  const { state } = useLocation();
  return <ConfirmacionView confirmacion={readConfirmacion(state)} />;
}
