import { Outlet } from "react-router";
import { RouteFault } from "#web/areas/frame/failures/route-fault.tsx";

/** A failing page keeps the menu: the boundary is inside the frame. */
export default function AdminSectionRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteFault error={error} />;
}
