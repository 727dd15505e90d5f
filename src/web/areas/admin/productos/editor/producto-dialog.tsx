import { failureOf } from "#web/app/api/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
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
        <div className="grid justify-items-start gap-4">
          <Banner kind="error">{failureOf(error)?.error ?? copy.loadFailed}</Banner>
          <Button variant="secondary" onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : (
        <Spinner label={copy.loading} className="min-h-96 content-center" />
      )}
    </Dialog>
  );
}
