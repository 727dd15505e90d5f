import { terminosSections } from "#contract/values/terminos.ts";
import { legalCopy } from "#web/copy/legal.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import type { Route } from "./+types/terminos.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: legalCopy.terminosTitle,
    description: legalCopy.terminosDescription,
    path: "/terminos",
  });
}

export default function Terminos() {
  const { tienda } = useRootData();
  return (
    <LegalPage title={legalCopy.terminosTitle} sections={terminosSections(tienda?.despacho)} />
  );
}
