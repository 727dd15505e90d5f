import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { opinionesCopy as copy } from "./opiniones.copy.ts";

type Props = { isOpen: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ isOpen, onStay, onLeave }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={copy.leaveTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onStay}>
            {copy.leaveStay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {copy.leaveGo}
          </Button>
        </div>
      }
    >
      <p>{copy.leave}</p>
    </Dialog>
  );
}
