import { Link } from "react-router";
import { sellerSection } from "#contract/values/rights/terminos.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { DataTable } from "#web/areas/texts/data-table.tsx";
import {
  dataSectionTitle,
  legalCopy,
  privacySections,
  privacyVersion,
} from "#web/areas/texts/legal.copy.ts";
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
  const { tienda } = useRootData();
  const { numero, fecha } = privacyVersion;
  return (
    <LegalPage
      title={legalCopy.privacyTitle}
      version={legalCopy.privacyVersion(numero, fecha)}
      tables={{ [dataSectionTitle]: <DataTable /> }}
      sections={[sellerSection(tienda?.identidad), ...privacySections(tienda)]}
    >
      <Link to="/solicitud-de-datos" className="link py-2.5">
        {legalCopy.privacyAsk}
      </Link>
    </LegalPage>
  );
}
