import type { ReactNode } from "react";
import type { Tienda } from "#contract/tienda.ts";
import { contactoCopy as copy } from "#web/copy/contacto.ts";

/** Other ways to reach the shop, as far as its settings name them. */
export function ContactoWays({ tienda }: { tienda: Tienda }) {
  const { telefono, email, direccion, horario } = tienda.identidad;
  return (
    <aside className="grid content-start gap-6">
      <p className="text-xl font-semibold">{copy.respuesta(tienda.respuesta_horas)}</p>
      <h2 className="text-lg">{copy.otherWays}</h2>
      <dl className="grid gap-4">
        {email && (
          <Way name={copy.email}>
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </Way>
        )}
        {telefono && (
          <Way name={copy.telefono}>
            <a href={`tel:${telefono.replace(/[^+\d]/g, "")}`} className="link">
              {telefono}
            </a>
          </Way>
        )}
        {direccion && <Way name={copy.direccion}>{direccion}</Way>}
        {horario && <Way name={copy.horario}>{horario}</Way>}
      </dl>
    </aside>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-pizarra">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
