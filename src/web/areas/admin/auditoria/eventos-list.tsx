import { type EventoSeguridad, securityEventKinds } from "#contract/schemas/seguridad.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import type { ListUrl } from "../list/use-list-url.ts";
import { eventosCopy as copy, kindNames, resultNames } from "./eventos.copy.ts";

const pageSize = 25;

export function EventosList({ list }: { list: ListUrl }) {
  const tipo = securityEventKinds.find((known) => known === list.get("tipo"));
  const view = useAdminList("listEventosSeguridad", {
    ...(tipo ? { tipo } : {}),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <>
      <Select
        label={copy.filter}
        className="w-full sm:w-64"
        value={tipo ?? ""}
        onChange={(event) => list.set({ tipo: event.target.value })}
      >
        <option value="">{copy.all}</option>
        {securityEventKinds.map((name) => (
          <option key={name} value={name}>
            {kindNames[name]}
          </option>
        ))}
      </Select>
      <ListBody {...{ view, list, pageSize }} failed={copy.failed} empty={copy.empty}>
        <ol aria-label={copy.list} className="grid">
          {view.rows.map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ol>
      </ListBody>
    </>
  );
}

function EventItem({ event }: { event: EventoSeguridad }) {
  const { tipo, resultado, usuario_id, cuenta, red, creado_en, datos, solicitud } = event;
  const who = [
    usuario_id === null ? null : copy.usuario(usuario_id),
    cuenta === null ? null : copy.cuenta(cuenta),
    red === null ? null : copy.red(red),
  ].filter((part) => part !== null);
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-4 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div>
        <p className="font-semibold">
          {kindNames[tipo]}: {resultNames[resultado]}
        </p>
        <p className="text-sm text-muted">{formatShortMoment(creado_en)}</p>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere text-sm">{who.join(" · ")}</p>
        <p className="wrap-anywhere">
          {Object.entries(datos)
            .map(([name, value]) => `${name.replaceAll("_", " ")}: ${describeFact(value)}`)
            .join(" · ")}
        </p>
        <details className="text-sm text-muted">
          <summary className="inline-flex min-h-11 items-center gap-1 underline decoration-hairline underline-offset-4 hover:text-accent hover:decoration-accent">
            {copy.technical}
          </summary>
          <p className="wrap-anywhere">{copy.solicitud(solicitud)}</p>
        </details>
      </div>
    </li>
  );
}

function describeFact(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : String(value);
}
