import { useLayoutEffect, useRef, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { openedCard } from "#web/areas/catalogo/opened-card.ts";
import { intercept } from "#web/ui/actions/intercept.ts";
import { productoCopy } from "../producto.copy.ts";
import { flyFromCard } from "./fly-from-card.ts";
import { MainPicture } from "./main-picture.tsx";
import { placeOf, scrollToPlace } from "./places.ts";
import { PlaceInLayers, Thumbnails } from "./thumbnails.tsx";
import type { Viewer as ViewerType } from "./viewer.tsx";

type Props = { producto: Pick<Producto, "id" | "nombre" | "imagenes" | "marcador"> };

/** All pictures are links, so that they work without scripts. */
export function Gallery({ producto }: Props) {
  const { id, nombre, imagenes, marcador } = producto;
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [card] = useState(() => openedCard(id));
  useLayoutEffect(() => {
    if (card) flyFromCard(track.current, card);
  }, [card]);
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
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain origin-top-left scroll-smooth rounded-t-soft [scrollbar-width:none] motion-reduce:scroll-auto"
      >
        {(imagenes.length === 0 ? [undefined] : imagenes).map((path, place, all) => (
          <li
            key={path ?? ""}
            id={`imagen-${place + 1}`}
            className="w-full shrink-0 snap-start snap-always"
          >
            <MainPicture
              path={path}
              {...(place === 0 && { marcador, smaller: card?.src })}
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
