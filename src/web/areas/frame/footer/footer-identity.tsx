import type { Tienda } from "#contract/schemas/tienda.ts";
import { whatsappCopy } from "#web/areas/contacto/whatsapp.copy.ts";
import { WhatsappLink } from "#web/areas/contacto/whatsapp-link.tsx";
import { cx } from "#web/ui/class-names.ts";
import { frameCopy } from "../frame.copy.ts";
import { FooterAnchor, FooterLink, footerLinkClass } from "./footer-link.tsx";

/** The law requires it; what is not set is left out. On phones values that name themselves stand without their names. */
export function FooterIdentity({ identidad }: Pick<Tienda, "identidad">) {
  const facts = [
    [frameCopy.sellerName, identidad.razon_social],
    [frameCopy.rut, identidad.rut],
    [frameCopy.direccion, identidad.direccion],
    [frameCopy.openingHours, identidad.horario],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="flex max-w-md flex-wrap gap-x-3 border-l-2 border-copper pl-3 sm:grid sm:gap-y-1 sm:pl-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-1 sm:gap-x-3">
          <dt className={cx("sm:w-26", name !== frameCopy.rut && "max-sm:sr-only")}>{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums sm:flex-1 sm:basis-40">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FooterContact({ tienda }: { tienda: Tienda | null }) {
  const { email, telefono } = tienda?.identidad ?? {};
  return (
    <>
      {email && <FooterAnchor href={`mailto:${email}`} text={email} />}
      {telefono && <FooterAnchor href={`tel:${telefono.replaceAll(" ", "")}`} text={telefono} />}
      <FooterLink to="/contacto" text={frameCopy.contactLink} />
      {tienda?.whatsapp && (
        <li>
          <WhatsappLink mensaje={whatsappCopy.mensaje} className={footerLinkClass}>
            {whatsappCopy.name}
          </WhatsappLink>
        </li>
      )}
      {tienda?.redes.map(({ nombre, url }) => (
        <FooterAnchor key={url} href={url} text={nombre} />
      ))}
    </>
  );
}
