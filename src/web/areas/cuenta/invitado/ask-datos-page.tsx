import { pageMeta } from "#web/app/page/page-meta.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import type { Route } from "./+types/ask-datos-page";
import { AskDatosForm } from "./ask-datos-form.tsx";
import { datosInvitadoCopy as copy } from "./datos-invitado.copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.askHeading });
}

export default function AskDatosPage() {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.askHeading} lead={copy.askLead} />
      <AskDatosForm />
    </div>
  );
}
