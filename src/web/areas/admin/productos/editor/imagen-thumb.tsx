import { useState } from "react";
import { imagenVariant } from "#contract/values/producto/imagenes.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { ArrowLeftIcon, ArrowRightIcon, FlagIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { MissingPicture } from "#web/ui/content/picture.tsx";
import { useBrokenPicture } from "#web/ui/content/use-broken-picture.ts";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import type { FormImagen } from "./imagenes.ts";

type Props = {
  imagen: FormImagen;
  place: number;
  total: number;
  /** 0 to 1 while it is uploaded, else null. */
  share: number | null;
  isDisabled: boolean;
  onMove: (to: number, action: string) => void;
  onRemove: () => void;
  /** The browser cannot decode it. */
  onBroken: () => void;
  onDragStart: () => void;
  onDrop: () => void;
};

const dragType = "application/x-imagen";

export function ImagenThumb({ imagen, place, total, share, isDisabled, ...on }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    <li
      draggable={!isDisabled}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, imagen.id);
        event.dataTransfer.effectAllowed = "move";
        on.onDragStart();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        on.onDrop();
      }}
      className={cx(
        "overflow-hidden rounded-thin bg-card inset-ring",
        isOver ? "inset-ring-2 inset-ring-accent" : "inset-ring-hairline",
        !isDisabled && "cursor-grab",
      )}
    >
      <div className="relative">
        <ThumbPicture
          imagen={imagen}
          alt={copy.imagenAlt(place + 1, total)}
          onBroken={on.onBroken}
        />
        {place === 0 && (
          <span className="absolute bottom-0 left-0 bg-night px-2.5 py-1 text-xs font-semibold text-on-night">
            {copy.cover}
          </span>
        )}
        <IconButton
          label={copy.remove(place + 1)}
          icon={<TrashIcon className="size-5" />}
          data-action="remove"
          disabled={isDisabled}
          onClick={on.onRemove}
          className="absolute top-1 right-1 bg-card hover:bg-danger-tint hover:text-danger"
        />
        {share !== null && imagen.kind === "new" && (
          <Progress
            label={copy.uploading(imagen.file.name)}
            value={share}
            className="absolute inset-x-0 bottom-0"
          />
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          label={copy.moveLeft(place + 1)}
          icon={<ArrowLeftIcon className="size-5" />}
          data-action="left"
          disabled={isDisabled || place === 0}
          onClick={() => on.onMove(place - 1, "left")}
        />
        <IconButton
          label={copy.makeCoverOf(place + 1)}
          icon={<FlagIcon className={place === 0 ? "size-5 text-copper" : "size-5"} />}
          data-action="cover"
          disabled={isDisabled || place === 0}
          onClick={() => on.onMove(0, "cover")}
        />
        <IconButton
          label={copy.moveRight(place + 1)}
          icon={<ArrowRightIcon className="size-5" />}
          data-action="right"
          disabled={isDisabled || place === total - 1}
          onClick={() => on.onMove(place + 1, "right")}
        />
      </div>
    </li>
  );
}

type PictureProps = { imagen: FormImagen; alt: string; onBroken: () => void };

/** Reports a file that is no picture; a saved one that fails to load shows a placeholder. */
function ThumbPicture({ imagen, alt, onBroken }: PictureProps) {
  const look = "aspect-square w-full bg-plate object-cover text-sm text-muted";
  const path = imagen.kind === "new" ? undefined : imagen.path;
  const { isBroken, watch } = useBrokenPicture(path);
  if (imagen.kind === "new") {
    return <img src={imagen.url} alt={alt} draggable={false} onError={onBroken} className={look} />;
  }
  if (isBroken) return <MissingPicture alt={alt} className={look} />;
  const src = imagenVariant(imagen.path, 320, "webp");
  return <img ref={watch} src={src} alt={alt} draggable={false} className={look} />;
}
