import { failureOf } from "#web/app/api/api-error.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import { adminProductosCopy, productoFormCopy as copy } from "../productos.copy.ts";
import { useProducto } from "../productos-data.ts";
import { ProductoEditor } from "./producto-editor.tsx";

type Props = {
  /** The producto to edit, or null for a new one. */
  id: number | null;
  onClose: () => void;
};

/** The window that makes and edits a producto. */
export function ProductoDialog({ id, onClose }: Props) {
  if (id === null) return <ProductoEditor producto={null} onClose={onClose} />;
  return <LoadedEditor id={id} onClose={onClose} />;
}

function LoadedEditor({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useProducto(id);
  if (data && isFetchedAfterMount) return <ProductoEditor producto={data} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={adminProductosCopy.edit} size="wide">
      {error && !isFetching ? (
        <LoadRetry
          error={failureOf(error)?.error ?? copy.loadFailed}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label={copy.loading} className="min-h-96 content-center" />
      )}
    </Dialog>
  );
}
