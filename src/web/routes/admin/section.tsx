import { Outlet } from "react-router";
import { RouteFault } from "#web/areas/frame/failures/route-fault.tsx";

/** The pages of the administration: what fails in one of them leaves the menu in its place. */
export default function AdminSectionRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteFault error={error} />;
}
