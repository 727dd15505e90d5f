import { Link } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import type { Route } from "./+types/peticion-page";
import { PeticionForm } from "./peticion-form.tsx";
import { peticionCopy as copy } from "./peticiones.copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = copy;
  return pageMeta({ matches, title, description, path: "/solicitud-de-datos" });
}

/** Shortcuts that need no request come first. */
export default function PeticionPage() {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="grid max-w-text gap-10">
        <section className="grid gap-3">
          <h2 className="text-xl">{copy.fasterTitle}</h2>
          <ul className="grid list-disc gap-2 pl-5">
            {copy.faster.map(({ text, to, link }) => (
              <li key={to}>
                {text}
                {/* On a line of its own: a late font must not move what follows. */}
                <Link to={to} className="link flex min-h-11 items-center">
                  {link}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-5">
          <h2 className="text-xl">{copy.formTitle}</h2>
          <p className="text-muted">{copy.formLead}</p>
          <NeedsScript />
          <PeticionForm />
        </section>
      </div>
    </div>
  );
}
