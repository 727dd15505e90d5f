import { useState } from "react";
import { devUiCopy as copy } from "#web/copy/dev-ui.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Drawer } from "#web/ui/drawer.tsx";
import { ToastRegion } from "#web/ui/toast-region.tsx";
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
