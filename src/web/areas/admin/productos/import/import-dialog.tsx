import { Button } from "#web/ui/actions/button.tsx";
import { UploadIcon } from "#web/ui/art/icons.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { importCopy as copy } from "./import.copy.ts";
import { ImportResult } from "./import-result.tsx";
import { type ImportState, useImport } from "./use-import.ts";

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { state, choose, apply } = useImport();
  const canApply = state.kind === "checked" && isReady(state.result);
  const isApplying = state.kind === "working" && state.step === "applying";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.title}
      size="wide"
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {state.kind === "applied" ? copy.close : copy.cancel}
          </Button>
          {state.kind !== "applied" && (
            <Button
              disabled={!canApply}
              isBusy={isApplying}
              onClick={() => canApply && apply(state.file)}
            >
              {isApplying ? copy.applying : copy.apply}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <p className="text-muted">{copy.lead}</p>
        <FileDrop
          label={"file" in state ? copy.chosen(state.file.name) : copy.file}
          idle={"file" in state ? copy.chooseAnother : copy.choose}
          active={copy.drop}
          hint={copy.hint}
          accept=".csv,text/csv"
          icon={<UploadIcon />}
          isFocusedFirst
          isDisabled={state.kind === "working"}
          onFiles={([file]) => file && choose(file)}
        />
        <ImportBody state={state} />
      </div>
    </Dialog>
  );
}

function isReady({ errores, nuevos, cambiados }: { errores: unknown[] } & Counts): boolean {
  return errores.length === 0 && nuevos + cambiados > 0;
}

type Counts = { nuevos: number; cambiados: number };

function ImportBody({ state }: { state: ImportState }) {
  if (state.kind === "empty") {
    return state.error ? <Banner kind="error">{state.error}</Banner> : null;
  }
  if (state.kind === "working") {
    const working = state.step === "checking" ? copy.checking : copy.applying;
    const text = state.share === null ? working : copy.uploading;
    return (
      <div role="status" className="grid gap-2">
        <span>{text}</span>
        <Progress label={text} value={state.share} />
      </div>
    );
  }
  return <ImportResult result={state.result} isApplied={state.kind === "applied"} />;
}
