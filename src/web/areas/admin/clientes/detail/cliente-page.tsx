import { ClienteIdQuerySchema } from "#contract/schemas/clientes.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import { clientesCopy, clienteCopy as copy } from "../clientes.copy.ts";
import type { Route } from "./+types/cliente-page";
import { ClienteDetail } from "./cliente-detail.tsx";

const notFoundStatus = 404;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.page });
}

export default function ClientePage({ params: { id } }: Route.ComponentProps) {
  const isWellFormed = ClienteIdQuerySchema.safeParse({ id }).success;
  const view = useOwn("getCliente", { query: { id }, isAsked: isWellFormed, freshMs: 0 });
  const isMissing = view.status === "error" && view.failure?.status === notFoundStatus;
  if (!isWellFormed || isMissing) return <UnknownCliente />;
  if (view.status === "ready") return <ClienteDetail key={id} id={id} cliente={view.data} />;
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.page} crumbs={crumbsTo(copy.page)} />
      {view.status === "loading" ? (
        <Spinner label={copy.loading} className="min-h-dvh" />
      ) : (
        <LoadRetry error={view.failure?.error ?? copy.failed} onRetry={view.refresh} />
      )}
    </div>
  );
}

function crumbsTo(text: string) {
  return [{ text: clientesCopy.title, to: "/admin/clientes" }, { text }];
}

function UnknownCliente() {
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.page} crumbs={crumbsTo(copy.page)} />
      <EmptyState
        title={copy.notFoundTitle}
        actions={<LinkButton to="/admin/clientes">{copy.back}</LinkButton>}
      >
        {copy.notFound}
      </EmptyState>
    </div>
  );
}
