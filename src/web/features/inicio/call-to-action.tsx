import { inicioCopy } from "#web/copy/inicio.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { RidgeMark } from "#web/ui/logo.tsx";

/** The way to a made-to-order piece. */
export function CallToAction() {
  return (
    <section aria-labelledby="a-pedido" className="page-width pt-24">
      <div className="relative grid overflow-hidden rounded-soft bg-lapis-claro px-6 py-12 sm:px-12 sm:py-16">
        <RidgeMark className="pointer-events-none absolute -right-10 -bottom-6 h-56 w-auto text-lapis opacity-25 sm:h-80 lg:opacity-100" />
        <div className="relative grid max-w-xl justify-items-start gap-5">
          <h2 id="a-pedido" className="text-3xl">
            {inicioCopy.ctaTitle}
          </h2>
          <p className="text-lg">{inicioCopy.ctaText}</p>
          <LinkButton to="/contacto" size="large">
            {inicioCopy.ctaButton}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
