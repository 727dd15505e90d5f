import { Link } from "react-router";
import type { Cliente } from "#contract/schemas/clientes.ts";
import { formatShortDay } from "#web/app/dates.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { ListBody } from "../../list/list-body.tsx";
import { ListSearch } from "../../list/list-search.tsx";
import { RowTable, rowLinkClass, TableRow } from "../../list/row-table.tsx";
import { useAdminList } from "../../list/use-admin-list.ts";
import { useListUrl } from "../../list/use-list-url.ts";
import { BloqueoMark } from "../../peticiones/bloqueo-mark.tsx";
import { clientesCopy as copy } from "../clientes.copy.ts";
import type { Route } from "./+types/clientes-page";

const pageSize = 25;

const columns = [
  { text: copy.nombre },
  { text: copy.bought, isRight: true },
  { text: copy.kind },
  { text: copy.since, isRight: true },
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function ClientesPage() {
  const list = useListUrl();
  const q = list.get("q").trim().slice(0, 100);
  const view = useAdminList("listClientes", {
    ...(q === "" ? {} : { q }),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <ListSearch list={list} label={copy.search} />
      <ListBody view={view} list={list} pageSize={pageSize} failed={copy.failed} empty={copy.empty}>
        <RowTable caption={copy.title} columns={columns}>
          {view.rows.map((cliente) => (
            <ClienteRow key={cliente.id} cliente={cliente} />
          ))}
        </RowTable>
      </ListBody>
    </div>
  );
}

function ClienteRow({ cliente }: { cliente: Cliente }) {
  const { id, nombre, email, pedidos, con_cuenta, es_admin, creado_en } = cliente;
  return (
    <TableRow isLink>
      <th scope="row" className="min-w-0 text-left font-normal">
        <Link to={`/admin/clientes/${id}`} className={rowLinkClass}>
          <span className="font-semibold wrap-anywhere">
            {nombre === "" ? copy.noName : nombre}
          </span>
          <span className="block text-sm wrap-anywhere text-muted">{email}</span>
        </Link>
        <BloqueoMark email={email} />
      </th>
      <td className="text-sm @min-3xs:text-right">{copy.pedidos(pedidos)}</td>
      <td className="text-sm text-muted">
        <span>{con_cuenta ? copy.withCuenta : copy.withoutCuenta}</span>
        {es_admin && <span className="block">{copy.admin}</span>}
      </td>
      <td className="text-sm text-muted @min-3xs:text-right">{formatShortDay(creado_en)}</td>
    </TableRow>
  );
}
