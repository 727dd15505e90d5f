import { api } from "#web/app/api/api.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { rejectRegistro } from "#web/areas/acceso/register/reject-registro.ts";
import { RejectionView } from "#web/areas/acceso/register/rejection-view.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/not-me";

const copy = accesoCopy.notMe;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** In a loader, so that a second render does not call again. The HTML never contains the token. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return rejectRegistro(api, secretOf(params.token));
}

export function HydrateFallback() {
  return <Spinner label={copy.removing} className="py-32" />;
}

export default function NotMeRoute({ loaderData }: Route.ComponentProps) {
  return <RejectionView {...loaderData} />;
}
