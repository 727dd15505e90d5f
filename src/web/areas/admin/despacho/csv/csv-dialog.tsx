import type { DespachoZona } from "#contract/schemas/despacho.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { UploadIcon } from "#web/ui/art/icons.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { CsvChange } from "../../list/csv-change.tsx";
import { CsvErrors } from "../../list/csv-errors.tsx";
import { csvCopy as copy } from "./csv.copy.ts";
import { type CsvState, useCsvFile } from "./use-csv-file.ts";

type Props = { onUse: (zonas: readonly DespachoZona[]) => void; onClose: () => void };

export function CsvDialog({ onUse, onClose }: Props) {
  const { state, choose } = useCsvFile();
  const ready = state.kind === "read" && state.result.cambios.length > 0 ? state.result : null;

  function use(): void {
    if (ready === null) return;
    onUse(ready.zonas);
    showToast(copy.used);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.title}
      size="wide"
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={ready === null} onClick={use}>
            {copy.use}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {state.kind === "empty" && (
          <>
            <p className="text-muted">{copy.lead}</p>
            <p className="text-sm text-muted">{copy.columns}</p>
          </>
        )}
        <FileDrop
          label={"file" in state ? copy.chosen(state.file.name) : copy.file}
          idle={"file" in state ? copy.chooseAnother : copy.choose}
          active={copy.drop}
          hint={copy.hint}
          accept=".csv,text/csv"
          icon={<UploadIcon />}
          isFocusedFirst
          isDisabled={state.kind === "reading"}
          onFiles={([file]) => file && choose(file)}
        />
        <CsvBody state={state} />
      </div>
    </Dialog>
  );
}

function CsvBody({ state }: { state: CsvState }) {
  if (state.kind === "empty") {
    return state.error ? <Banner kind="error">{state.error}</Banner> : null;
  }
  if (state.kind === "reading") return <Spinner label={copy.reading} />;
  const { mensaje, errores, cambios } = state.result;
  return (
    <>
      <Banner kind={errores.length > 0 ? "error" : "info"}>{mensaje}</Banner>
      {errores.length > 0 && <CsvErrors errores={errores} />}
      {cambios.length > 0 && (
        <ul aria-label={copy.changesLabel} className="grid">
          {cambios.map(({ tipo, zona, campos }) => (
            <CsvChange
              key={`${tipo} ${zona}`}
              kind={copy.kinds[tipo]}
              name={zona}
              campos={campos}
              isNew={tipo === "nueva"}
            />
          ))}
        </ul>
      )}
    </>
  );
}
