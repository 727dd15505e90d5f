import { Outlet } from "react-router";
import { cuentaCopy } from "#web/copy/cuenta.ts";
import { requireUser } from "#web/state/guards.ts";
import { RequireSession } from "#web/state/require-session.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/cuenta.ts";

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
