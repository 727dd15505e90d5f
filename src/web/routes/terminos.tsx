import { terminosSections } from "#contract/values/terminos.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { legalCopy } from "#web/areas/texts/legal.copy.ts";
import { LegalPage } from "#web/areas/texts/legal-page.tsx";
import type { Route } from "./+types/terminos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: legalCopy.terminosTitle,
    description: legalCopy.terminosDescription,
    path: "/terminos",
  });
}

export default function TerminosRoute() {
  const { tienda } = useRootData();
  return (
    <LegalPage title={legalCopy.terminosTitle} sections={terminosSections(tienda?.despacho)} />
  );
}
