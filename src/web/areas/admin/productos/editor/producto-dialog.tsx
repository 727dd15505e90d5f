import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import { adminProductosCopy, productoFormCopy as copy } from "../productos.copy.ts";
import { useProducto } from "../productos-data.ts";
import { ProductoEditor } from "./producto-editor.tsx";

type Props = {
  /** Null for a new one. */
  id: number | null;
  onClose: () => void;
};

export function ProductoDialog({ id, onClose }: Props) {
  if (id === null) return <ProductoEditor producto={null} onClose={onClose} />;
  return <LoadedEditor id={id} onClose={onClose} />;
}

function LoadedEditor({ id, onClose }: { id: number; onClose: () => void }) {
  const view = useProducto(id);
  if (view.status === "ready") return <ProductoEditor producto={view.data} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={adminProductosCopy.edit} size="wide">
      {view.status === "error" ? (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      ) : (
        <Spinner label={copy.loading} className="min-h-96 content-center" />
      )}
    </Dialog>
  );
}
