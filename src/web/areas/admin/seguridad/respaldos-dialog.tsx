import { saveFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";

const copy = seguridadCopy.respaldos;

type Props = { codes: readonly string[]; onClose: () => void };

export function RespaldosDialog({ codes, onClose }: Props) {
  const text = `${codes.join("\n")}\n`;

  async function copyAll(): Promise<void> {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    showToast(isCopied ? copy.copied : copy.copyFailed, isCopied ? "success" : "error");
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.dialogTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{copy.kept}</Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <p>{copy.once}</p>
        <ol aria-label={copy.list} className="grid gap-x-6 gap-y-1 text-sm tabular-nums">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => void copyAll()}>
            {copy.copy}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile(new Blob([text], { type: "text/plain" }), copy.fileName)}
          >
            {copy.download}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
