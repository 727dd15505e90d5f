import { type MouseEvent, useRef, useState } from "react";
import { productoCopy } from "#web/copy/producto.ts";
import { cx } from "#web/ui/class-names.ts";
import { ExpandIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Viewer } from "./viewer.tsx";

type Props = {
  nombre: string;
  imagenes: readonly string[];
  /** The first picture in a few pixels. */
  marcador?: string;
};

/**
 * A row of pictures to swipe, with thumbnails. Everything is a link first: without scripts a
 * thumbnail jumps to its picture and a picture opens as a file.
 */
export function Gallery({ nombre, imagenes, marcador = "" }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);

  function show(place: number): void {
    setCurrent(place);
    track.current?.scrollTo({ left: place * track.current.clientWidth });
  }

  function close(): void {
    if (viewed !== null) show(viewed);
    setViewed(null);
  }

  return (
    <section aria-label={productoCopy.gallery} className="min-w-0 self-start lg:sticky lg:top-28">
      <ul
        ref={track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-t-soft [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {(imagenes.length === 0 ? [undefined] : imagenes).map((path, place, all) => (
          <li key={path ?? ""} id={`imagen-${place + 1}`} className="w-full shrink-0 snap-start">
            <MainPicture
              path={path}
              marcador={place === 0 ? marcador : ""}
              alt={productoCopy.imagenAlt(nombre, place + 1, all.length)}
              isEager={place === 0}
              onOpen={() => setViewed(place)}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="layers text-obsidiana" />
      {imagenes.length > 1 && <Thumbnails imagenes={imagenes} current={current} onPick={show} />}
      <p className="mt-3 text-xs text-pizarra">{productoCopy.caption}</p>
      {imagenes.length > 0 && (
        <Viewer
          nombre={nombre}
          imagenes={imagenes}
          place={viewed}
          onMove={setViewed}
          onClose={close}
        />
      )}
    </section>
  );
}

type MainProps = {
  path: string | undefined;
  marcador: string;
  alt: string;
  isEager: boolean;
  onOpen: () => void;
};

const mainSizes = "(min-width: 88rem) 46rem, (min-width: 64rem) 52vw, 100vw";

function MainPicture({ path, marcador, alt, isEager, onOpen }: MainProps) {
  const picture = (
    <Picture
      path={path}
      marcador={marcador}
      alt={alt}
      sizes={mainSizes}
      isEager={isEager}
      className="aspect-square w-full"
    />
  );
  if (!path) return picture;
  return (
    <a
      href={path}
      aria-haspopup="dialog"
      aria-label={`${alt}. ${productoCopy.enlarge}`}
      onClick={(event) => intercept(event, onOpen)}
      className="group relative block cursor-zoom-in -outline-offset-4"
    >
      {picture}
      <span
        aria-hidden="true"
        className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-soft bg-blanco group-hover:bg-obsidiana group-hover:text-blanco"
      >
        <ExpandIcon className="size-5" />
      </span>
    </a>
  );
}

type ThumbnailsProps = {
  imagenes: readonly string[];
  current: number;
  onPick: (place: number) => void;
};

function Thumbnails({ imagenes, current, onPick }: ThumbnailsProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
      {imagenes.map((path, place) => (
        <li key={path}>
          <a
            href={`#imagen-${place + 1}`}
            aria-label={productoCopy.showImagen(place + 1)}
            aria-current={place === current ? "true" : undefined}
            onClick={(event) => intercept(event, () => onPick(place))}
            className={cx(
              "block border-b-4 pb-1.5",
              place === current ? "border-cobre" : "border-transparent hover:border-veta",
            )}
          >
            <Picture path={path} alt="" sizes="6rem" className="size-16 rounded-thin sm:size-24" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Does it here, unless the visitor asked for a new tab or window. */
function intercept(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
