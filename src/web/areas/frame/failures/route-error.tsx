import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

type Props = {
  error: unknown;
  /** The heading of a 404. */
  notFoundTitle?: string;
};

export function RouteError({ error, notFoundTitle }: Props) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={notFoundTitle} />;
  }
  return <ErrorPage error={error} />;
}
