import { legalCopy, privacidadSections } from "#web/copy/legal.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/privacidad.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: legalCopy.privacidadTitle,
    description: legalCopy.privacidadDescription,
    path: "/privacidad",
  });
}

export default function Privacidad() {
  return <LegalPage title={legalCopy.privacidadTitle} sections={privacidadSections} />;
}
