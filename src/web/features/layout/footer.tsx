import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Tienda } from "#contract/tienda.ts";
import { layoutCopy } from "#web/copy/layout.ts";
import { useRootData } from "#web/root-data.ts";
import { LayerDivider } from "#web/ui/layer-divider.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { navItems } from "./nav-links.ts";

/** Below every page: what the shop makes, where to go, who sells. */
export function Footer() {
  const { tienda, categorias } = useRootData();
  const nombre = tienda?.nombre ?? layoutCopy.fallbackName;
  return (
    <footer className="on-dark mt-24 bg-obsidiana text-escarcha print:hidden">
      <LayerDivider tone="text-cobre" className="rotate-180" />
      <div className="page-width grid grid-cols-2 gap-x-8 gap-y-12 pt-16 pb-10 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <Logo name={nombre} className="text-blanco" />
          <p className="max-w-72 text-lg">{tienda?.lema ?? layoutCopy.fallbackTagline}</p>
        </div>
        {categorias.length > 0 && (
          <FooterList title={layoutCopy.especialidades}>
            {categorias.map(({ slug, nombre: text }) => (
              <FooterLink key={slug} to={`/categoria/${slug}`} text={text} />
            ))}
          </FooterList>
        )}
        <FooterList title={layoutCopy.links}>
          {navItems.map(({ text, to }) => (
            <FooterLink key={to} to={to} text={text} />
          ))}
          <FooterLink to="/terminos" text={layoutCopy.terminos} />
          <FooterLink to="/privacidad" text={layoutCopy.privacidad} />
          <FooterLink to="/admin" text={layoutCopy.adminLink} />
        </FooterList>
        <ContactList tienda={tienda} />
      </div>
      <p className="page-width border-t border-pizarra/50 py-6 text-sm">
        {layoutCopy.rights(nombre)}
      </p>
    </footer>
  );
}

function ContactList({ tienda }: { tienda: Tienda | null }) {
  const identidad = tienda?.identidad;
  const facts = [
    identidad?.razon_social,
    identidad?.rut && `RUT ${identidad.rut}`,
    identidad?.direccion,
    identidad?.horario,
  ].filter(Boolean);
  return (
    <FooterList title={layoutCopy.contactTitle} className="max-lg:col-span-2">
      {facts.map((fact) => (
        <li key={fact} className="py-1">
          {fact}
        </li>
      ))}
      {identidad?.email && (
        <FooterAnchor href={`mailto:${identidad.email}`} text={identidad.email} />
      )}
      {identidad?.telefono && (
        <FooterAnchor
          href={`tel:${identidad.telefono.replaceAll(" ", "")}`}
          text={identidad.telefono}
        />
      )}
      <FooterLink to="/contacto" text={layoutCopy.contactLink} />
      {tienda?.redes.map(({ nombre, url }) => (
        <FooterAnchor key={url} href={url} text={nombre} />
      ))}
    </FooterList>
  );
}

type ListProps = { title: string; className?: string; children: ReactNode };

function FooterList({ title, className, children }: ListProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 text-lg text-blanco">{title}</h2>
      <ul className="grid">{children}</ul>
    </section>
  );
}

const linkClass =
  "inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:text-blanco hover:decoration-cobre";

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {text}
      </Link>
    </li>
  );
}

function FooterAnchor({ href, text }: { href: string; text: string }) {
  return (
    <li>
      <a href={href} rel="noopener" className={linkClass}>
        {text}
      </a>
    </li>
  );
}
