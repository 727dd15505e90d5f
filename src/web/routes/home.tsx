import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { tiendaJsonLd } from "#web/app/page/json-ld.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { ProductoGrid } from "#web/areas/catalogo/producto-card.tsx";
import { CallToAction } from "#web/areas/home/call-to-action.tsx";
import { CategoriaShelf } from "#web/areas/home/categoria-shelf.tsx";
import { DestacadosSection } from "#web/areas/home/destacados-section.tsx";
import { Features } from "#web/areas/home/features.tsx";
import { Hero } from "#web/areas/home/hero.tsx";
import { inicioCopy } from "#web/areas/home/home.copy.ts";
import { loadInicio, loadInicioLater } from "#web/areas/home/load-destacados.ts";
import { Stats } from "#web/areas/home/stats.tsx";
import type { Route } from "./+types/home";

export const loader = serverLoader(loadInicio);
export const clientLoader = browserLoader(loadInicioLater);

export function meta({ matches }: Route.MetaArgs) {
  const tienda = matches[0].loaderData?.tienda;
  return [
    ...pageMeta({ matches, title: null, description: inicioCopy.description, path: "/" }),
    ...(tienda ? [tiendaJsonLd(tienda)] : []),
  ];
}

export default function Inicio({ loaderData: { destacados } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <CategoriaShelf />
      <DestacadosSection
        destacados={destacados}
        renderGrid={(productos) => <ProductoGrid productos={productos} place="across" />}
      />
      <Features />
      <Stats />
      <CallToAction />
    </>
  );
}
