import { useEffect, useRef } from "react";
import { UploadIcon } from "#web/ui/art/icons.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { ImagenThumb } from "./imagen-thumb.tsx";
import { acceptedImagenes } from "./imagenes.ts";
import type { ImagenesDraft } from "./use-imagenes.ts";

type Props = {
  draft: ImagenesDraft;
  /** The sent share (0 to 1) of each new imagen by its id; null while nothing is sent. */
  shares: ReadonlyMap<string, number> | null;
  isSaving: boolean;
  /** Takes the focus when its dialog opens. */
  isFocusedFirst: boolean;
  error: string | null;
};

export function ImagenesField({ draft, shares, isSaving, isFocusedFirst, error }: Props) {
  const { imagenes, refused, notice } = draft;
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ place: number; action: string } | null>(null);
  const dragged = useRef<number | null>(null);

  // The focus follows a moved imagen, whose button is remounted; after the last one it goes to
  // the file input.
  useEffect(() => {
    if (!wanted.current) return;
    if (list.current) focusAction(list.current, wanted.current);
    else area.current?.querySelector("input")?.focus();
    wanted.current = null;
  });

  function move(from: number, to: number, action: string): void {
    wanted.current = { place: to, action };
    draft.move(from, to);
  }

  const faults = error ? [...refused, error] : refused;
  return (
    <div ref={area} className="grid gap-3">
      <FileDrop
        label={copy.labels.imagenes}
        idle={copy.dropIdle}
        active={copy.dropActive}
        hint={copy.dropHint}
        accept={acceptedImagenes}
        icon={<UploadIcon />}
        isMultiple
        isDisabled={isSaving}
        isFocusedFirst={isFocusedFirst}
        onFiles={draft.add}
        error={faults.map((fault) => <p key={fault}>{fault}</p>)}
      />
      {imagenes.length > 0 && (
        <ol
          ref={list}
          aria-label={copy.imagenesLabel}
          className="grid grid-cols-2 gap-3 sm:grid-cols-4"
        >
          {imagenes.map((imagen, place) => (
            <ImagenThumb
              key={imagen.id}
              imagen={imagen}
              place={place}
              total={imagenes.length}
              share={shares?.get(imagen.id) ?? null}
              isDisabled={isSaving}
              onMove={(to, action) => move(place, to, action)}
              onRemove={() => {
                wanted.current = { place: Math.min(place, imagenes.length - 2), action: "remove" };
                draft.remove(imagen);
              }}
              onBroken={() => draft.reject(imagen)}
              onDragStart={() => {
                dragged.current = place;
              }}
              onDrop={() => {
                if (dragged.current !== null) draft.move(dragged.current, place);
                dragged.current = null;
              }}
            />
          ))}
        </ol>
      )}
      <p role="status" className={draft.isPreparing ? "text-sm text-muted" : "sr-only"}>
        {notice}
      </p>
    </div>
  );
}

function focusAction(list: Element, { place, action }: { place: number; action: string }) {
  const buttons = [...(list.children[place]?.querySelectorAll("button") ?? [])];
  const usable = buttons.filter(({ disabled }) => !disabled);
  (usable.find(({ dataset }) => dataset.action === action) ?? usable[0])?.focus();
}
