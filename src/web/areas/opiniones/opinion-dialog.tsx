import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { OwnView } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { OpinionForm, type OpinionFormState } from "./opinion-form.tsx";
import type { BoughtProducto } from "./opinion-link.tsx";
import { opinionesCopy as copy } from "./opiniones.copy.ts";
import { useOwnOpiniones } from "./opiniones-data.ts";

const untouched: OpinionFormState = { isSending: false, isChanged: false };

type Props = {
  /** Null when the URL names no bought producto; undefined closes the dialog. */
  producto: BoughtProducto | null | undefined;
};

/** Always mounted, so that closing it returns the focus. */
export function OpinionDialog({ producto }: Props) {
  const view = useOwnOpiniones();
  const formId = useId();
  const [{ isSending, isChanged }, setFormState] = useState(untouched);
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeave();

  function close(): void {
    setIsAsking(false);
    setFormState(untouched);
    leave();
  }

  const ask = () => (isChanged ? setIsAsking(true) : close());
  const canSave = Boolean(producto) && view.status === "ready";
  return (
    <>
      <Dialog
        isOpen={producto !== undefined}
        onClose={ask}
        title={copy.title}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={ask}>
              {canSave ? copy.cancel : copy.close}
            </Button>
            {canSave && (
              <Button type="submit" form={formId} isBusy={isSending}>
                {isSending ? copy.saving : copy.save}
              </Button>
            )}
          </div>
        }
      >
        {producto === null && <Banner kind="info">{copy.notBought}</Banner>}
        {producto && view.status !== "ready" && <Waiting view={view} />}
        {producto && view.status === "ready" && (
          <OpinionForm
            key={producto.producto_id}
            formId={formId}
            producto={producto}
            opinion={view.data.find((own) => own.producto_id === producto.producto_id) ?? null}
            onStateChange={setFormState}
            onSaved={close}
          />
        )}
      </Dialog>
      <LeaveDialog isOpen={isAsking} onStay={() => setIsAsking(false)} onLeave={close} />
    </>
  );
}

function Waiting({ view }: { view: OwnView<"listOpiniones"> }) {
  if (view.status !== "error") return <Spinner label={copy.loading} />;
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{copy.loadFailed}</Banner>
      <Button variant="secondary" onClick={view.refresh}>
        {copy.retry}
      </Button>
    </div>
  );
}

/** Goes back in the history, or replaces the entry when the visit began with this URL. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const state = useLocation().state as { isOpenedHere?: boolean } | null;
  return () =>
    void (state?.isOpenedHere
      ? navigate(-1)
      : navigate("/cuenta/pedidos", { replace: true, preventScrollReset: true }));
}
