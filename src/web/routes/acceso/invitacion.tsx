import { api } from "#web/app/api/api.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { invitacionCopy as copy } from "#web/areas/acceso/invitacion/invitacion.copy.ts";
import { readInvitacion } from "#web/areas/acceso/invitacion/invitacion-data.ts";
import { InvitacionView } from "#web/areas/acceso/invitacion/invitacion-view.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/invitacion";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** In the browser only: the HTML is the same for every link. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return readInvitacion(api, secretOf(params.token));
}

export function HydrateFallback() {
  return <Spinner label={copy.reading} className="py-32" />;
}

export default function InvitacionRoute({ loaderData }: Route.ComponentProps) {
  return <InvitacionView link={loaderData} />;
}
