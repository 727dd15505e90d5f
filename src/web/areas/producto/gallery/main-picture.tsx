import type { MouseEvent } from "react";
import { ExpandIcon } from "#web/ui/art/icons.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { productoCopy } from "../producto.copy.ts";

type Props = {
  path: string | undefined;
  marcador?: string;
  smaller?: string | undefined;
  alt: string;
  isEager: boolean;
  onOpen: (event: MouseEvent) => void;
  /** A press is likely. */
  onPoint: () => void;
};

/** Phones take the file of 640 px: on a slow line it shows earlier, and a touch opens a sharper one. */
export const mainPictureSizes =
  "(min-width: 88rem) 46rem, (min-width: 64rem) 52vw, (min-width: 40rem) 100vw, 84vw";

/** Links to the file; scripts open the viewer instead. */
export function MainPicture({ path, marcador, smaller, alt, isEager, onOpen, onPoint }: Props) {
  const picture = (
    <Picture
      path={path}
      marcador={marcador}
      smaller={smaller}
      alt={alt}
      sizes={mainPictureSizes}
      isEager={isEager}
      className="aspect-[8/7] w-full sm:aspect-square"
    />
  );
  if (!path) return picture;
  return (
    <a
      href={path}
      aria-haspopup="dialog"
      aria-label={`${alt}. ${productoCopy.enlarge}`}
      onClick={onOpen}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className="group relative block cursor-zoom-in -outline-offset-4"
    >
      {picture}
      <span
        aria-hidden="true"
        className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-soft bg-card group-hover:bg-ink group-hover:text-on-ink"
      >
        <ExpandIcon className="size-5" />
      </span>
    </a>
  );
}
