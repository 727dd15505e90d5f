import { contactoCopy } from "#web/copy/contacto.ts";
import { ContactoForm } from "#web/features/contacto/contacto-form.tsx";
import { ContactoWays } from "#web/features/contacto/contacto-ways.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/contacto.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, lead } = contactoCopy;
  return pageMeta({ matches, title, description: lead, path: "/contacto" });
}

export default function ContactoRoute() {
  const { tienda } = useRootData();
  return (
    <div className="page-width pb-20">
      <PageHeading title={contactoCopy.heading} lead={contactoCopy.lead} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-20">
        <ContactoForm />
        {tienda && <ContactoWays tienda={tienda} />}
      </div>
    </div>
  );
}
