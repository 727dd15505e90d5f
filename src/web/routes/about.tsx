import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { nosotrosCopy } from "#web/areas/texts/about.copy.ts";
import { NosotrosPage } from "#web/areas/texts/about-page.tsx";
import type { Route } from "./+types/about";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: metaCopy.nosotros,
    description: nosotrosCopy.description,
    path: "/nosotros",
  });
}

export default function Nosotros() {
  return <NosotrosPage />;
}
