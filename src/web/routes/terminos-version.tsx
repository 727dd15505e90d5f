import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";
import { legalCopy } from "#web/areas/texts/legal.copy.ts";
import { loadTerminos } from "#web/areas/texts/load-terminos.ts";
import { TerminosPage } from "#web/areas/texts/terminos-page.tsx";
import type { Route } from "./+types/terminos-version";

export const loader = serverLoader(loadTerminos);
export const clientLoader = browserLoader(loadTerminos);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? legalCopy.terminosOf(loaderData.version) : legalCopy.terminosTitle;
  return pageMeta({ matches, title });
}

export default function TerminosVersionRoute({ loaderData }: Route.ComponentProps) {
  return <TerminosPage terminos={loaderData} isPresent={false} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} notFoundTitle={legalCopy.terminosNotFound} />;
}
