import { useState } from "react";
import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PlusIcon } from "#web/ui/art/icons.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { ActivoDialog } from "../list/activo.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { useModalUrl } from "../list/use-modal-url.ts";
import type { Route } from "./+types/categorias-page";
import { CategoriaDialog } from "./categoria-dialog.tsx";
import { adminCategoriasCopy as copy } from "./categorias.copy.ts";
import { setActivo, useCategorias } from "./categorias-data.ts";
import { CategoriasTable } from "./categorias-table.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function CategoriasPage() {
  const view = useCategorias();
  const { modal, openCreate, openEdit, close } = useModalUrl();
  const [changed, setChanged] = useState<CategoriaAdmin | null>(null);
  const edited =
    modal?.kind === "edit" ? (view.rows.find(({ id }) => id === modal.id) ?? null) : null;
  const isOpen = modal?.kind === "create" || edited !== null;
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={copy.title}
        actions={
          <Button size="small" className="max-sm:w-full" onClick={openCreate}>
            <PlusIcon />
            {copy.create}
          </Button>
        }
      />
      <CategoriasBody view={view} onEdit={openEdit} onChangeActivo={setChanged} />
      {isOpen && <CategoriaDialog categoria={edited} onClose={close} />}
      {changed && (
        <ActivoDialog
          row={changed}
          words={copy}
          change={setActivo}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  );
}

type BodyProps = {
  view: ReturnType<typeof useCategorias>;
  onEdit: (id: number) => void;
  onChangeActivo: (categoria: CategoriaAdmin) => void;
};

function CategoriasBody({ view, ...actions }: BodyProps) {
  if (view.status === "loading") return <Spinner label={adminCopy.loading} />;
  if (view.status === "error") {
    return <LoadRetry error={view.error || copy.loadFailed} onRetry={view.refresh} />;
  }
  if (view.rows.length === 0) return <EmptyState title={copy.empty} />;
  return <CategoriasTable categorias={view.rows} {...actions} />;
}
