import { contactoCopy } from "#web/copy/contacto.ts";
import { metaCopy } from "#web/copy/meta.ts";
import { ContactoForm } from "#web/features/contacto/contacto-form.tsx";
import { ContactoWays } from "#web/features/contacto/contacto-ways.tsx";
import { readPieza } from "#web/features/contacto/pieza-param.ts";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import { useQueryParam } from "#web/state/use-query-param.ts";
import { NeedsScript } from "#web/ui/needs-script.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import type { Route } from "./+types/contacto.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { contacto: title, contactoDescription: description } = metaCopy;
  return pageMeta({ matches, title, description, path: "/contacto" });
}

export default function ContactoRoute() {
  const { tienda } = useRootData();
  const pieza = readPieza(useQueryParam("pieza"));
  return (
    <div className="page-width pb-20">
      <PageHeading title={contactoCopy.heading} lead={contactoCopy.lead} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
        <div>
          <NeedsScript />
          <ContactoForm opening={pieza && contactoCopy.aboutPieza(pieza)} />
        </div>
        {tienda && <ContactoWays tienda={tienda} />}
      </div>
    </div>
  );
}
