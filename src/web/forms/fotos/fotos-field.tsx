import { useRef } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { TrashIcon, UploadIcon } from "#web/ui/art/icons.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { fotosCopy as copy } from "./fotos.copy.ts";
import { acceptedFotos, type FotosDraft } from "./use-fotos-draft.ts";

type Props = {
  label: string;
  /** Who sees them. */
  privacy: string;
  draft: FotosDraft;
  /** For a field that takes other files, too. */
  other?: { accept: string; idle: string; active: string; hint: string };
  isSending: boolean;
  /** The server's. */
  error: string | undefined;
};

export function FotosField({ label, privacy, draft, other, isSending, error }: Props) {
  const { fotos, refused } = draft;
  const area = useRef<HTMLDivElement>(null);
  const faults = error ? [...refused, error] : refused;
  return (
    <div ref={area} className="grid gap-3">
      <FileDrop
        label={label}
        idle={draft.isPreparing ? copy.preparing : (other?.idle ?? copy.addFotos)}
        active={other?.active ?? copy.dropFotos}
        hint={`${other?.hint ?? copy.fotosHint} ${privacy}`}
        accept={other ? `${acceptedFotos},${other.accept}` : acceptedFotos}
        icon={<UploadIcon />}
        isMultiple
        isDisabled={isSending}
        onFiles={draft.add}
        error={faults.map((fault) => <p key={fault}>{fault}</p>)}
      />
      {fotos.length > 0 && (
        <ol aria-label={copy.fotosChosen} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {fotos.map((foto, index) => (
            <li
              key={foto.url}
              className="relative overflow-hidden rounded-thin bg-plate inset-ring inset-ring-hairline"
            >
              <img
                src={foto.url}
                alt={copy.fotoAlt(index + 1, fotos.length)}
                className="aspect-square w-full object-cover text-sm text-muted"
              />
              <IconButton
                label={copy.removeFoto(index + 1)}
                icon={<TrashIcon className="size-5" />}
                disabled={isSending}
                onClick={() => {
                  draft.remove(foto);
                  // Its own button goes with it.
                  area.current?.querySelector("input")?.focus();
                }}
                className="absolute top-1 right-1 bg-card hover:bg-danger-tint hover:text-danger"
              />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {fotos.length > 0 && copy.fotosCount(fotos.length)}
      </p>
    </div>
  );
}
