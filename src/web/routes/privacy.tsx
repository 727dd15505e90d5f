import { pageMeta } from "#web/app/page/page-meta.ts";
import { legalCopy, privacySections } from "#web/areas/texts/legal.copy.ts";
import { LegalPage } from "#web/areas/texts/legal-page.tsx";
import type { Route } from "./+types/privacy";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: legalCopy.privacyTitle,
    description: legalCopy.privacyDescription,
    path: "/privacidad",
  });
}

export default function PrivacyRoute() {
  return <LegalPage title={legalCopy.privacyTitle} sections={privacySections} />;
}
