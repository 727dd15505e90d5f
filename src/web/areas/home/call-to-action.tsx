import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Ridge } from "#web/ui/art/ridge.tsx";
import { homeCopy } from "./home.copy.ts";

export function CallToAction() {
  return (
    <section aria-labelledby="a-pedido" className="page-width pt-8">
      <div className="relative grid overflow-hidden rounded-soft bg-accent-tint px-6 py-12 sm:px-12 sm:py-16">
        <div className="relative grid max-w-xl justify-items-start gap-5">
          <h2 id="a-pedido" className="text-3xl">
            {homeCopy.ctaTitle}
          </h2>
          <p className="text-lg">{homeCopy.ctaText}</p>
          <LinkButton to="/contacto" size="large">
            {homeCopy.ctaButton}
          </LinkButton>
        </div>
        <Ridge className="pointer-events-none mt-12 -mb-12 w-full text-action lg:absolute lg:right-10 lg:bottom-0 lg:m-0 lg:h-[86%] lg:w-auto" />
      </div>
    </section>
  );
}
