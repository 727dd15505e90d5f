import type { ReactNode } from "react";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { replyPromise } from "#contract/values/reply-time.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { contactoCopy as copy } from "./contacto.copy.ts";
import { whatsappCopy } from "./whatsapp.copy.ts";
import { WhatsappLink } from "./whatsapp-link.tsx";

const linkClass = "link inline-flex min-h-11 items-center wrap-anywhere";

export function ContactoWays({ tienda }: { tienda: Tienda }) {
  const { telefono, email, direccion, horario } = tienda.identidad;
  const hasWays = [telefono, email, direccion, horario, tienda.whatsapp].some(Boolean);
  return (
    <aside className="grid content-start gap-8">
      <div className="grid gap-3">
        <p className="font-display text-2xl font-bold tracking-tight text-balance">
          {replyPromise(tienda.respuesta_horas)}
        </p>
        <p className="text-muted">{copy.respuestaLead}</p>
        <p>
          <span>{copy.archivo}</span>{" "}
          {tienda.whatsapp ? (
            <WhatsappLink mensaje={whatsappCopy.archivo} className={linkClass}>
              {copy.archivoByWhatsapp}
            </WhatsappLink>
          ) : (
            <span>{copy.archivoByEmail}</span>
          )}
        </p>
      </div>
      {hasWays && (
        <div className="grid gap-4">
          <LayerDivider tone="text-copper" />
          <h2 className="text-xl">{copy.otherWays}</h2>
          <dl className="grid">
            {email && (
              <Way name={copy.email}>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </Way>
            )}
            {telefono && (
              <Way name={copy.telefono}>
                <a href={`tel:${telefono.replace(/[^+\d]/g, "")}`} className={linkClass}>
                  {telefono}
                </a>
              </Way>
            )}
            {tienda.whatsapp && (
              <Way name={whatsappCopy.name}>
                <WhatsappLink mensaje={whatsappCopy.mensaje} className={linkClass}>
                  {formatTelefono(tienda.whatsapp)}
                </WhatsappLink>
              </Way>
            )}
            {direccion && <Way name={copy.direccion}>{direccion}</Way>}
            {horario && <Way name={copy.horario}>{horario}</Way>}
          </dl>
        </div>
      )}
    </aside>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-hairline py-3 first:border-t-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
