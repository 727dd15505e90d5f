import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { variantesCopy as copy } from "./variantes.copy.ts";

export function DissolveButton({ id, onDone }: { id: number; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  async function dissolve(): Promise<void> {
    const result = await api("dissolveFamilia", { query: { id: String(id) } });
    setIsAsking(false);
    if (!result.ok) {
      showToast(result.error ?? copy.saveFailed, "error");
      return;
    }
    showToast(result.data.mensaje);
    onDone();
    void refreshOwn("getFamilia", "listAllProductos", "getProducto");
    void navigate("/admin/productos");
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {copy.dissolve}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.dissolveTitle}
          cancelLabel={copy.cancel}
          confirmLabel={copy.dissolve}
          isDanger
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void dissolve()}
        >
          <p>{copy.dissolveText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
