import { fallaMotivos, type Trabajo } from "#contract/schemas/taller.ts";
import { fallaNames } from "#contract/values/taller/falla-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { tallerCopy as copy } from "./taller.copy.ts";
import type { Step } from "./taller-data.ts";

type Props = { trabajo: Trabajo | null; step: Step; onClose: () => void };

/** One tap says why, and puts the piece back into the queue. */
export function FallaDialog({ trabajo, step, onClose }: Props) {
  return (
    <Dialog
      isOpen={trabajo !== null}
      onClose={onClose}
      title={copy.failTitle}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      {trabajo && (
        <div className="grid gap-4">
          <p className="wrap-anywhere">{copy.failLead(trabajo.nombre_producto)}</p>
          <ul className="grid gap-2">
            {fallaMotivos.map((motivo) => (
              <li key={motivo} className="grid">
                <Button
                  variant="secondary"
                  onClick={() => {
                    const { id, estado: desde } = trabajo;
                    step({ ids: [id], desde, estado: "fallido", motivo });
                    onClose();
                  }}
                >
                  {fallaNames[motivo]}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
