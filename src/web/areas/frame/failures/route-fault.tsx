import { isRouteErrorResponse } from "react-router";
import { BrokenPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

type Props = {
  error: unknown;
  /** What is not there, for the heading; the page itself when it is left out. */
  notFoundTitle?: string;
};

/** What stands in the place of a route that failed: there is nothing here, or it broke. */
export function RouteFault({ error, notFoundTitle }: Props) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={notFoundTitle} />;
  }
  return <BrokenPage error={error} />;
}
