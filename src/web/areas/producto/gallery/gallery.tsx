import { type MouseEvent, useRef, useState } from "react";
import { productoCopy } from "../producto.copy.ts";
import { MainPicture } from "./main-picture.tsx";
import { placeOf, scrollToPlace } from "./places.ts";
import { PlaceInLayers, Thumbnails } from "./thumbnails.tsx";
import type { Viewer as ViewerType } from "./viewer.tsx";

type Props = {
  /** The producto's, for the view transition. */
  id: number;
  nombre: string;
  imagenes: readonly string[];
  /** A placeholder as a data address. */
  marcador?: string;
};

/** All pictures are links, so that they work without scripts. */
export function Gallery({ id, nombre, imagenes, marcador = "" }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [viewed, setViewed] = useState<number | null>(null);
  const [Viewer, setViewer] = useState<typeof ViewerType | null>(null);

  function show(place: number): void {
    setCurrent(place);
    scrollToPlace(track.current, place);
  }

  /** Without its file the picture itself opens, as without scripts. */
  function open(place: number, path: string): void {
    importViewer().then(
      (module) => {
        setViewer(() => module.Viewer);
        setViewed(place);
      },
      () => window.location.assign(path),
    );
  }

  function close(): void {
    if (viewed !== null) show(viewed);
    setViewed(null);
  }

  return (
    <section aria-label={productoCopy.gallery} className="min-w-0 self-start">
      <ul
        ref={track}
        onScroll={({ currentTarget }) => setCurrent(placeOf(currentTarget) ?? current)}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-t-soft [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {(imagenes.length === 0 ? [undefined] : imagenes).map((path, place, all) => (
          <li
            key={path ?? ""}
            id={`imagen-${place + 1}`}
            data-producto-picture={place === 0 ? id : undefined}
            className="w-full shrink-0 snap-start snap-always"
          >
            <MainPicture
              path={path}
              marcador={place === 0 ? marcador : ""}
              alt={productoCopy.imagenAlt(nombre, place + 1, all.length)}
              isEager={place === 0}
              onPoint={prefetchViewer}
              onOpen={(event) => intercept(event, () => path && open(place, path))}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="layers text-ink" />
      {imagenes.length > 1 && (
        <>
          <PlaceInLayers total={imagenes.length} current={current} />
          <Thumbnails
            imagenes={imagenes}
            current={current}
            onPick={(event, place) => intercept(event, () => show(place))}
          />
        </>
      )}
      {imagenes.length > 0 && (
        <>
          <p className="mt-3 text-xs text-muted max-sm:hidden">{productoCopy.caption}</p>
          {Viewer && (
            <Viewer
              nombre={nombre}
              imagenes={imagenes}
              place={viewed}
              onMove={setViewed}
              onClose={close}
            />
          )}
        </>
      )}
    </section>
  );
}

const importViewer = () => import("./viewer.tsx");
const prefetchViewer = () => void importViewer().catch(() => undefined);

/** Unless the visitor asked for a new tab or window. */
function intercept(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
