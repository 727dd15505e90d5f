import type { ReactNode } from "react";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { contactoCopy as copy } from "./contacto.copy.ts";

const linkClass = "link inline-flex min-h-11 items-center wrap-anywhere";

export function ContactoWays({ tienda }: { tienda: Tienda }) {
  const { telefono, email, direccion, horario } = tienda.identidad;
  const hasWays = [telefono, email, direccion, horario].some(Boolean);
  return (
    <aside className="grid content-start gap-8">
      <div className="grid gap-3">
        <p className="font-display text-2xl font-bold tracking-tight text-balance">
          {copy.respuesta(tienda.respuesta_horas)}
        </p>
        <p className="text-pizarra">{copy.respuestaLead}</p>
      </div>
      {hasWays && (
        <div className="grid gap-4">
          <LayerDivider tone="text-cobre" />
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
    <div className="border-t border-veta py-3 first:border-t-0">
      <dt className="text-sm text-pizarra">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
