import { isRouteErrorResponse, Outlet } from "react-router";
import { BrokenPage } from "#web/features/layout/error-page.tsx";
import { NotFoundPage } from "#web/features/layout/not-found-page.tsx";

/** The pages of the administration: what fails in one of them leaves the menu in its place. */
export default function AdminAreaRoute() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <BrokenPage error={error} />;
}
