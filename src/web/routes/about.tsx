import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { aboutCopy } from "#web/areas/texts/about.copy.ts";
import { AboutPage } from "#web/areas/texts/about-page.tsx";
import type { Route } from "./+types/about";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: metaCopy.about,
    description: aboutCopy.description,
    path: "/nosotros",
  });
}

export default function AboutRoute() {
  return <AboutPage />;
}
