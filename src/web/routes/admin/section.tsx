import { Outlet } from "react-router";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";

/** A failing page keeps the menu: the boundary is inside the frame. */
export default function AdminSectionRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
