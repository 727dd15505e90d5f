import { metaCopy } from "#web/copy/meta.ts";
import { nosotrosCopy } from "#web/copy/nosotros.ts";
import { NosotrosPage } from "#web/features/nosotros/nosotros-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/nosotros.ts";

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
