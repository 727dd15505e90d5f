import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { contactoCopy } from "#web/areas/contacto/contacto.copy.ts";
import { ContactoForm } from "#web/areas/contacto/contacto-form.tsx";
import { ContactoWays } from "#web/areas/contacto/contacto-ways.tsx";
import { readProductoParam } from "#web/areas/contacto/producto-param.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import { optionalPart } from "#web/ui/optional-part.ts";
import type { Route } from "./+types/contacto";

const OwnPerson = optionalPart(() => import("#web/areas/acceso/own-data/own-person.tsx"));

export function meta({ matches }: Route.MetaArgs) {
  const { contacto: title, contactoDescription: description } = metaCopy;
  return pageMeta({ matches, title, description, path: "/contacto" });
}

export default function ContactoRoute() {
  const { status } = useSession();
  const from = useLocation().state as { person?: typeof unknownPerson } | null;
  const [person, setPerson] = useState(from?.person ?? unknownPerson);
  const { tienda } = useRootData();
  const producto = readProductoParam(useQueryParam("pieza"));
  const idea = readProductoParam(useQueryParam("idea"));
  const pedido = readProductoParam(useQueryParam("pedido"));
  const isCambio = useQueryParam("cambio") === "1";
  return (
    <div className="page-width pb-20">
      <PageHeading title={contactoCopy.heading} lead={contactoCopy.lead} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
        <div>
          <NeedsScript />
          <ContactoForm opening={openingOf({ producto, pedido, isCambio, idea })} person={person} />
          {status === "user" && (
            <Suspense fallback={null}>
              <OwnPerson onKnown={setPerson} />
            </Suspense>
          )}
        </div>
        {tienda && <ContactoWays tienda={tienda} />}
      </div>
    </div>
  );
}

/** For a guest who comes from no pedido, and until the account is read. */
const unknownPerson = { nombre: "", email: "" };

type About = { producto: string; pedido: string; isCambio: boolean; idea: string };

/** The first words of a message about what the visitor came from. */
function openingOf({ producto, pedido, isCambio, idea }: About): string {
  if (pedido !== "" && isCambio) return contactoCopy.aboutCambio(pedido);
  if (pedido !== "") return contactoCopy.aboutPedido(pedido);
  if (producto !== "") return contactoCopy.aboutProducto(producto);
  return idea && contactoCopy.aboutIdea(idea);
}
