import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { legalCopy } from "#web/areas/texts/legal.copy.ts";
import { loadTerminos } from "#web/areas/texts/load-terminos.ts";
import { TerminosPage } from "#web/areas/texts/terminos-page.tsx";
import type { Route } from "./+types/terminos";

export const loader = serverLoader(loadTerminos);
export const clientLoader = browserLoader(loadTerminos);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: legalCopy.terminosTitle,
    description: legalCopy.terminosDescription,
    path: "/terminos",
  });
}

export default function TerminosRoute({ loaderData }: Route.ComponentProps) {
  return <TerminosPage terminos={loaderData} isPresent />;
}
