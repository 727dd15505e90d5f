import { inicioCopy } from "#web/copy/inicio.ts";
import { layoutCopy } from "#web/copy/layout.ts";
import { useRootData } from "#web/root-data.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { HeroScene } from "./hero-scene.tsx";

/** The first thing seen: what the shop makes, and a piece being made. */
export function Hero() {
  const { tienda } = useRootData();
  return (
    <section className="overflow-x-clip">
      <div className="page-width grid items-center gap-y-4 pt-8 lg:grid-cols-12 lg:pt-6">
        <div className="relative z-10 grid gap-6 lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:py-16">
          <h1 tabIndex={-1} className="text-4xl font-extrabold">
            {tienda?.lema ?? layoutCopy.fallbackTagline}
          </h1>
          <p className="max-w-md text-lg lg:max-xl:max-w-sm">{inicioCopy.heroText}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/tienda" size="large">
              {inicioCopy.heroShop}
            </LinkButton>
            <LinkButton to="/contacto" size="large" variant="secondary">
              {inicioCopy.heroContact}
            </LinkButton>
          </div>
        </div>
        <div className="md:max-lg:-mt-20 md:max-lg:ml-auto md:max-lg:w-4/5 lg:col-span-7 lg:col-start-6 lg:row-start-1 lg:-mr-16">
          <HeroScene />
        </div>
      </div>
    </section>
  );
}
