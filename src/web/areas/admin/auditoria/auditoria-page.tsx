import { type AuditoriaEntidad, auditoriaEntidades } from "#contract/schemas/administracion.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { type ListUrl, useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/auditoria-page";
import { ActItem } from "./act-item.tsx";
import { auditoriaCopy as copy, entidadNames, entidadPlurals } from "./auditoria.copy.ts";
import { eventosCopy } from "./eventos.copy.ts";
import { EventosList } from "./eventos-list.tsx";

const pageSize = 25;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function AuditoriaPage() {
  const list = useListUrl();
  const isSecurity = list.get("ver") === "seguridad";
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={copy.title}
        lead={isSecurity ? eventosCopy.lead : copy.lead}
        crumbs={[{ text: copy.back, to: "/admin" }, { text: copy.title }]}
      />
      <Select
        label={copy.which}
        className="w-full sm:w-64"
        value={isSecurity ? "seguridad" : ""}
        onChange={(event) =>
          list.set({ ver: event.target.value, entidad: "", entidad_id: "", tipo: "" })
        }
      >
        <option value="">{copy.acts}</option>
        <option value="seguridad">{copy.security}</option>
      </Select>
      {isSecurity ? <EventosList list={list} /> : <Acts list={list} />}
    </div>
  );
}

function Acts({ list }: { list: ListUrl }) {
  const entidad = auditoriaEntidades.find((known) => known === list.get("entidad"));
  const entidad_id = list.get("entidad_id");
  const view = useAdminList("listAuditoria", {
    ...(entidad ? { entidad } : {}),
    ...(entidad_id === "" ? {} : { entidad_id }),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <>
      <Filters list={list} entidad={entidad} entidadId={entidad_id} />
      <ListBody {...{ view, list, pageSize }} failed={copy.failed} empty={copy.empty}>
        <ol aria-label={copy.list} className="grid">
          {view.rows.map((act) => (
            <ActItem key={act.id} act={act} />
          ))}
        </ol>
      </ListBody>
    </>
  );
}

type FilterProps = { list: ListUrl; entidad: AuditoriaEntidad | undefined; entidadId: string };

function Filters({ list, entidad, entidadId }: FilterProps) {
  const what = `${entidad ? entidadNames[entidad] : ""} ${entidadId}`.trim();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={copy.filter}
        className="w-full sm:w-64"
        value={entidad ?? ""}
        onChange={(event) => list.set({ entidad: event.target.value, entidad_id: "" })}
      >
        <option value="">{copy.all}</option>
        {auditoriaEntidades.map((name) => (
          <option key={name} value={name}>
            {entidadPlurals[name]}
          </option>
        ))}
      </Select>
      {entidadId !== "" && (
        <p className="flex min-h-12 flex-wrap items-center gap-2">
          <span>{copy.only(what)}</span>
          <LinkButton variant="quiet" size="small" to="?" preventScrollReset>
            {copy.seeAll}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
