import { archivoTipos } from "#contract/values/archivos/archivo-limits.ts";
import { formatBytes } from "#contract/values/archivos/format-bytes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TrashIcon, UploadIcon } from "#web/ui/art/icons.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { RecetaDownload } from "../../taller/receta-download.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";
import type { RecetaEdit } from "./use-receta-draft.ts";

/** Phones know no type of them, and some offer only files of a type that is named. */
const accepted = [
  ...archivoTipos.map((tipo) => `.${tipo}`),
  ".bgcode,.gco,.g,model/stl,model/3mf,application/octet-stream",
].join(",");

type Props = { edit: RecetaEdit; id: string; error: string | undefined };

export function ArchivoField({ edit, id, error }: Props) {
  const { draft, loaded, share, change, choose } = edit;
  const saved = loaded.receta?.archivo ?? null;
  const isSending = share !== null;
  const focusInput = () =>
    setTimeout(() => document.getElementById(id)?.querySelector("input")?.focus());
  return (
    <div id={id} className="grid gap-3">
      <FileDrop
        label={copy.archivo}
        idle={saved || draft.archivo ? copy.otherArchivo : copy.chooseArchivo}
        active={copy.dropArchivo}
        hint={copy.archivoHint}
        error={error}
        accept={accepted}
        icon={<UploadIcon />}
        isDisabled={isSending}
        onFiles={([file]) => file && choose(file)}
      />
      {saved && !draft.archivo && (
        <div className="flex flex-wrap items-center gap-x-3 rounded-thin bg-quiet px-4 py-2 inset-ring inset-ring-hairline">
          <div className="min-w-[min(10rem,100%)] flex-1">
            <p className="text-sm text-muted">{draft.quitar_archivo ? copy.going : copy.now}</p>
            <RecetaDownload
              query={{ producto_id: loaded.producto.id, version: loaded.receta?.version ?? 0 }}
              archivo={saved}
            />
          </div>
          {draft.quitar_archivo ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                change({ quitar_archivo: false });
                focusInput();
              }}
            >
              {copy.keepArchivo}
            </Button>
          ) : (
            <IconButton
              label={copy.removeArchivo(saved.nombre)}
              icon={<TrashIcon className="size-5" />}
              disabled={isSending}
              onClick={() => {
                change({ quitar_archivo: true });
                focusInput();
              }}
              className="hover:bg-danger-tint hover:text-danger"
            />
          )}
        </div>
      )}
      {draft.archivo && (
        <div className="grid gap-2 rounded-thin bg-quiet px-4 py-2 inset-ring inset-ring-hairline">
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="block text-sm text-muted">{copy.fresh}</span>
              <span className="font-semibold">{draft.archivo.name}</span>{" "}
              <span className="text-muted">{formatBytes(draft.archivo.size)}</span>
            </p>
            <IconButton
              label={copy.removeArchivo(draft.archivo.name)}
              icon={<TrashIcon className="size-5" />}
              disabled={isSending}
              onClick={() => {
                change({ archivo: null });
                focusInput();
              }}
              className="hover:bg-danger-tint hover:text-danger"
            />
          </div>
          {share !== null && (
            <Progress label={copy.sending(Math.round(share * 100))} value={share} />
          )}
        </div>
      )}
    </div>
  );
}
