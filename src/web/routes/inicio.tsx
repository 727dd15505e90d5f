import { inicioCopy } from "#web/copy/inicio.ts";
import { ProductoGrid } from "#web/features/catalogo/producto-card.tsx";
import { CallToAction } from "#web/features/inicio/call-to-action.tsx";
import { CategoriaShelf } from "#web/features/inicio/categoria-shelf.tsx";
import { DestacadosSection } from "#web/features/inicio/destacados-section.tsx";
import { Features } from "#web/features/inicio/features.tsx";
import { Hero } from "#web/features/inicio/hero.tsx";
import { loadInicio, loadInicioLater } from "#web/features/inicio/load-destacados.ts";
import { Stats } from "#web/features/inicio/stats.tsx";
import { tiendaJsonLd } from "#web/json-ld.ts";
import { browserLoader, serverLoader } from "#web/loaders.ts";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/inicio.ts";

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
