import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { tiendaJsonLd } from "#web/app/page/json-ld.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { picturePreload } from "#web/app/page/picture-preload.ts";
import { firstScene } from "#web/areas/home/hero-scene.tsx";
import { homeCopy } from "#web/areas/home/home.copy.ts";
import { HomePage } from "#web/areas/home/home-page.tsx";
import { loadHome, loadHomeThenDestacados } from "#web/areas/home/load-home.ts";
import type { Route } from "./+types/home";

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHomeThenDestacados);

export function meta({ matches }: Route.MetaArgs) {
  const tienda = matches[0].loaderData?.tienda;
  return [
    picturePreload(firstScene),
    ...pageMeta({ matches, title: null, description: homeCopy.description, path: "/" }),
    ...(tienda ? [tiendaJsonLd(tienda)] : []),
  ];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
