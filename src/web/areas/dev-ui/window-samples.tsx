import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { ToastRegion } from "#web/ui/feedback/toast-region.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { Drawer } from "#web/ui/windows/drawer.tsx";
import { devUiCopy as copy } from "./dev-ui.copy.ts";
import { Sample, SampleSection } from "./sample.tsx";

type Open = "dialog" | "drawer" | "confirm" | null;

export function WindowSamples() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <SampleSection id="ventanas" title={copy.sections.ventanas}>
      <Sample part="dialog, drawer, confirm-dialog">
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          {copy.openDialog}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("drawer")}>
          {copy.openDrawer}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("confirm")}>
          {copy.openConfirm}
        </Button>
      </Sample>
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        title={copy.openDialog}
        footer={<Button onClick={close}>{copy.close}</Button>}
      >
        <p>{copy.sampleText}</p>
      </Dialog>
      <Drawer isOpen={open === "drawer"} onClose={close} title={copy.openDrawer}>
        <p>{copy.sampleText}</p>
      </Drawer>
      {open === "confirm" && (
        <ConfirmDialog
          title={copy.confirmTitle}
          cancelLabel={copy.close}
          confirmLabel={copy.danger}
          isDanger
          onCancel={close}
          onConfirm={close}
        >
          <p>{copy.confirmText}</p>
        </ConfirmDialog>
      )}
      <Sample part="toast-region">
        <ToastRegion toasts={[{ id: 1, text: copy.success, kind: "success" }]} />
      </Sample>
    </SampleSection>
  );
}
