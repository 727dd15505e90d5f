import { isRouteErrorResponse } from "react-router";
import { BrokenPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

type Props = {
  error: unknown;
  /** The heading of a 404. */
  notFoundTitle?: string;
};

export function RouteFault({ error, notFoundTitle }: Props) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={notFoundTitle} />;
  }
  return <BrokenPage error={error} />;
}
