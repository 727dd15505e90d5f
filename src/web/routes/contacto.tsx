import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { contactoCopy } from "#web/areas/contacto/contacto.copy.ts";
import { ContactoForm } from "#web/areas/contacto/contacto-form.tsx";
import { ContactoWays } from "#web/areas/contacto/contacto-ways.tsx";
import { readProductoParam } from "#web/areas/contacto/producto-param.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import type { Route } from "./+types/contacto";

export function meta({ matches }: Route.MetaArgs) {
  const { contacto: title, contactoDescription: description } = metaCopy;
  return pageMeta({ matches, title, description, path: "/contacto" });
}

export default function ContactoRoute() {
  const { tienda } = useRootData();
  const producto = readProductoParam(useQueryParam("pieza"));
  return (
    <div className="page-width pb-20">
      <PageHeading title={contactoCopy.heading} lead={contactoCopy.lead} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
        <div>
          <NeedsScript />
          <ContactoForm opening={producto && contactoCopy.aboutProducto(producto)} />
        </div>
        {tienda && <ContactoWays tienda={tienda} />}
      </div>
    </div>
  );
}
