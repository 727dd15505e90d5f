import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { datosInvitadoCopy as copy } from "#web/areas/cuenta/invitado/datos-invitado.copy.ts";
import { DatosInvitadoPage, openDatos } from "#web/areas/cuenta/invitado/datos-invitado-page.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/datos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** The HTML never contains the secret. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return openDatos(secretOf(params.enlace));
}

export function HydrateFallback() {
  return <Spinner label={copy.loading} className="py-32" />;
}

export default function DatosRoute({ loaderData }: Route.ComponentProps) {
  return <DatosInvitadoPage {...loaderData} />;
}
