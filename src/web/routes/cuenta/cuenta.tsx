import { Outlet } from "react-router";
import { requireUser } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { cuentaCopy } from "#web/areas/cuenta/cuenta.copy.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/cuenta";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireUser(request);
  return null;
}

export function HydrateFallback() {
  return <Spinner label={cuentaCopy.loading} className="py-32" />;
}

export default function CuentaRoute() {
  return (
    <RequireSession>
      <Outlet />
    </RequireSession>
  );
}
