import { useRef } from "react";
import { formatBytes } from "#contract/values/archivos/format-bytes.ts";
import { FotosField } from "#web/forms/fotos/fotos-field.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TrashIcon } from "#web/ui/art/icons.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { adjuntosCopy as copy } from "./adjuntos.copy.ts";
import { type AdjuntosDraft, acceptedArchivos } from "./use-adjuntos-draft.ts";

type Props = {
  draft: AdjuntosDraft;
  isSending: boolean;
  /** Between 0 and 1, while an archivo is sent. */
  share: number;
  /** The server's. */
  error: string | undefined;
};

const other = { accept: acceptedArchivos, idle: copy.idle, active: copy.active, hint: copy.hint };

export function AdjuntosField({ draft, isSending, share, error }: Props) {
  const { archivo, fotos } = draft;
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="grid gap-3">
      <FotosField
        label={copy.label}
        privacy={copy.privacy}
        draft={fotos}
        other={other}
        isSending={isSending}
        error={error}
      />
      {archivo && (
        <ul aria-label={copy.archivoChosen}>
          <li className="grid gap-2 rounded-thin bg-quiet px-4 py-2 inset-ring inset-ring-hairline">
            <div className="flex items-center gap-3">
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-semibold">{archivo.name}</span>{" "}
                <span className="text-muted">{formatBytes(archivo.size)}</span>
              </p>
              <IconButton
                label={copy.remove(archivo.name)}
                icon={<TrashIcon className="size-5" />}
                disabled={isSending}
                onClick={() => {
                  draft.removeArchivo();
                  // Its own button goes with it.
                  area.current?.querySelector("input")?.focus();
                }}
                className="hover:bg-danger-tint hover:text-danger"
              />
            </div>
            {isSending && <Progress label={copy.sending(Math.round(share * 100))} value={share} />}
          </li>
        </ul>
      )}
      <p role="status" className="sr-only">
        {archivo && copy.archivoStatus(archivo.name)}
      </p>
    </div>
  );
}
