import { pageMeta } from "#web/app/page/page-meta.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/brechas-page";
import { BrechaCard, Folded } from "./brecha-card.tsx";
import { BrechaForm } from "./brecha-form.tsx";
import { brechasCopy as copy } from "./brechas.copy.ts";

const pageSize = 25;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function BrechasPage() {
  const list = useListUrl();
  const view = useAdminList("listBrechas", {
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={copy.title}
        lead={copy.lead}
        more={
          <LinkButton to="/admin/solicitudes" variant="quiet" size="small">
            {copy.back}
          </LinkButton>
        }
      />
      <Folded title={copy.add}>
        <BrechaForm brecha={null} />
      </Folded>
      <ListBody
        view={view}
        list={list}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty}
        isEmptyQuiet
      >
        <ul aria-label={copy.list} className="grid gap-4">
          {view.rows.map((brecha) => (
            <BrechaCard key={brecha.id} brecha={brecha} />
          ))}
        </ul>
      </ListBody>
    </div>
  );
}
