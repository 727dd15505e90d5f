import { pageMeta } from "#web/app/page/page-meta.ts";
import { legalCopy, privacidadSections } from "#web/areas/texts/legal.copy.ts";
import { LegalPage } from "#web/areas/texts/legal-page.tsx";
import type { Route } from "./+types/privacy";

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
