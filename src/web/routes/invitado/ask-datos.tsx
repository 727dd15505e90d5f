import { pageMeta } from "#web/app/page/page-meta.ts";
import { AskDatosForm } from "#web/areas/cuenta/invitado/ask-datos-form.tsx";
import { datosInvitadoCopy as copy } from "#web/areas/cuenta/invitado/datos-invitado.copy.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import type { Route } from "./+types/ask-datos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.askHeading });
}

export default function AskDatosRoute() {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.askHeading} lead={copy.askLead} />
      <AskDatosForm />
    </div>
  );
}
