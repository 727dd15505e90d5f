import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import { adminProductosCopy, productoFormCopy as copy } from "../productos.copy.ts";
import { useProducto } from "../productos-data.ts";
import { ProductoEditor } from "./producto-editor.tsx";

type Acts = { onCopy: (id: number) => void; onClose: () => void };

type Props = Acts & {
  /** Null for a new one. */
  id: number | null;
  /** The producto that a new one is a copy of. */
  desde: number | null;
};

export function ProductoDialog({ id, desde, ...acts }: Props) {
  const known = id ?? desde;
  if (known === null) return <ProductoEditor producto={null} model={null} {...acts} />;
  return <LoadedEditor id={known} isCopy={id === null} {...acts} />;
}

function LoadedEditor({ id, isCopy, ...acts }: Acts & { id: number; isCopy: boolean }) {
  const view = useProducto(id);
  if (view.status === "ready") {
    const [producto, model] = isCopy ? [null, view.data] : [view.data, null];
    return <ProductoEditor producto={producto} model={model} {...acts} />;
  }
  const title = isCopy ? adminProductosCopy.create : adminProductosCopy.edit;
  return (
    <Dialog isOpen onClose={acts.onClose} title={title} size="wide">
      {view.status === "error" ? (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      ) : (
        <Spinner label={copy.loading} className="min-h-96 content-center" />
      )}
    </Dialog>
  );
}
