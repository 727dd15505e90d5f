import { memo, type ReactNode } from "react";
import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { Logo } from "#web/ui/art/logo.tsx";
import { cx } from "#web/ui/class-names.ts";
import { navItems } from "../bar/nav-links.ts";
import { frameCopy } from "../frame.copy.ts";
import { ThemeField } from "../theme-field.tsx";
import { FooterContact, FooterIdentity } from "./footer-identity.tsx";
import { FooterLink } from "./footer-link.tsx";

export const Footer = memo(function Footer() {
  const { tienda, categorias } = useRootData();
  const nombre = tienda?.nombre ?? siteCopy.fallbackName;
  return (
    <footer className="mt-12 print:hidden sm:mt-24">
      <StrataEdge />
      <div className="on-dark bg-night text-sm text-on-night-muted">
        <div className="page-width grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4 pt-5 pb-2 sm:grid-cols-2 sm:gap-y-8 sm:py-10 md:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_1fr_minmax(0,1.2fr)_1fr] lg:gap-x-12 lg:pt-14">
          <div className="col-span-full grid content-start gap-3 sm:gap-5 lg:col-span-1">
            <div className="grid gap-3">
              <Logo name={nombre} className="text-on-night" />
              <p className="max-w-80 text-lg text-balance max-sm:hidden">
                {tienda?.lema ?? siteCopy.fallbackTagline}
              </p>
            </div>
            {tienda && <FooterIdentity identidad={tienda.identidad} />}
          </div>
          {categorias.length > 0 && (
            <FooterList title={frameCopy.categorias}>
              {categorias.map(({ slug, nombre: text }) => (
                <FooterLink key={slug} to={`/categoria/${slug}`} text={text} />
              ))}
            </FooterList>
          )}
          <FooterList title={tienda?.redes.length ? frameCopy.contactAndRedes : frameCopy.contacto}>
            <FooterContact tienda={tienda} />
          </FooterList>
          <FooterList title={frameCopy.links} isRow>
            {navItems.map(({ text, to }) => (
              <FooterLink key={to} to={to} text={text} />
            ))}
          </FooterList>
        </div>
        <div className="page-width">
          <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-night-edge py-3 sm:gap-y-2 sm:py-4">
            <p>{frameCopy.rights(nombre)}</p>
            <ThemeField />
            <ul className="flex flex-wrap gap-x-6">
              <FooterLink to="/preguntas-frecuentes" text={frameCopy.questions} />
              <FooterLink to="/terminos" text={frameCopy.terminos} />
              <FooterLink to="/privacidad" text={frameCopy.privacy} />
              <FooterLink to="/admin" text={frameCopy.adminLink} />
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
});

function StrataEdge() {
  return (
    <svg
      viewBox="0 0 1440 56"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-10 w-full text-night-strata sm:h-14"
    >
      <path d="M236 2h94v3h-94z" className="fill-copper" />
      <path d="M172 11h262v4H172zM1010 12h120v3h-120z" className="fill-copper" />
      <path d="M96 21h470v6H96zM906 21h356v6H906z" fill="currentColor" />
      <path d="M0 33h748v7H0zM800 33h640v7H800z" fill="currentColor" />
      <path d="M0 45h1440v11H0z" className="fill-night" />
    </svg>
  );
}

/** `isRow`: on phones, where its title is only heard. */
type ListProps = { title: string; isRow?: boolean; children: ReactNode };

function FooterList({ title, isRow = false, children }: ListProps) {
  return (
    <section className={cx("min-w-0", isRow && "max-md:col-span-full")}>
      <h2 className={cx("mb-1 text-base text-on-night sm:mb-2", isRow && "max-md:sr-only")}>
        {title}
      </h2>
      <ul className={isRow ? "flex flex-wrap gap-x-6 md:grid" : "grid"}>{children}</ul>
    </section>
  );
}
