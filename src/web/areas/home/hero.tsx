import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { homeCopy } from "./home.copy.ts";

export function Hero() {
  const { tienda } = useRootData();
  return (
    <section className="relative overflow-x-clip">
      <div className="page-width relative z-10 pt-5 sm:pt-8 lg:flex lg:min-h-[min(46vw,47rem)] lg:items-center lg:pt-0 lg:pb-8">
        <div className="grid gap-6 lg:max-w-[46%]">
          <h1 tabIndex={-1} className="text-4xl font-extrabold">
            {tienda?.lema ?? siteCopy.fallbackTagline}
          </h1>
          <p className="max-w-md text-lg sm:max-xl:max-w-sm">{homeCopy.heroText}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/tienda" size="large">
              {homeCopy.heroShop}
            </LinkButton>
            <LinkButton to="/contacto" size="large" variant="secondary">
              {homeCopy.heroContact}
            </LinkButton>
          </div>
        </div>
      </div>
      {/* Overflows at the right; on phones the nozzle is beside the buttons. */}
      <div className="-mt-28 max-[23rem]:-mt-14 ml-[24%] w-[96%] sm:-mt-48 sm:ml-[22%] sm:w-full lg:absolute lg:top-0 lg:right-0 lg:m-0 lg:w-[min(55vw,56rem)]">
        <HeroScene />
      </div>
    </section>
  );
}
