import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
} from "#web/ui/art/icons.tsx";
import { useModal } from "#web/ui/windows/use-modal.ts";
import { productoCopy } from "../producto.copy.ts";
import { placeOf, scrollToPlace, stepByKey } from "./places.ts";
import { type Spot, ViewedPicture } from "./viewed-picture.tsx";

type Props = {
  nombre: string;
  imagenes: readonly string[];
  /** Null while closed. */
  place: number | null;
  onMove: (place: number) => void;
  onClose: () => void;
};

/** Full screen; arrows move, Escape closes. */
export function Viewer(props: Props) {
  const { nombre, place, onClose } = props;
  const ref = useModal(place !== null);
  return (
    <dialog
      ref={ref}
      aria-label={productoCopy.viewer(nombre)}
      onClose={onClose}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-obsidiana p-0 text-blanco"
    >
      {place !== null && <OpenViewer {...props} place={place} />}
    </dialog>
  );
}

const middle: Spot = { x: 0.5, y: 0.5 };

function OpenViewer({ nombre, imagenes, place, onMove, onClose }: Props & { place: number }) {
  const strip = useRef<HTMLUListElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const total = imagenes.length;
  useScrollToOpened(strip, place);

  function press(key: string): boolean {
    // Enlarged, the arrows scroll.
    const next = spot ? null : stepByKey(place, key, total);
    if (next === null) return false;
    onMove(next);
    scrollToPlace(strip.current, next);
    return true;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever the focus is inside
    <div
      onKeyDown={(event) => press(event.key) && event.preventDefault()}
      className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <div className="flex items-center gap-2 p-2 pl-5">
        <p aria-live="polite" className="mr-auto tabular-nums">
          {productoCopy.position(place + 1, total)}
        </p>
        <IconButton
          label={spot ? productoCopy.zoomOut : productoCopy.zoomIn}
          icon={spot ? <MinusIcon /> : <PlusIcon />}
          onClick={() => setSpot(spot ? null : middle)}
          className={buttonLook}
        />
        <IconButton
          label={productoCopy.close}
          icon={<CloseIcon />}
          onClick={onClose}
          data-autofocus
          className={buttonLook}
        />
      </div>
      <ul
        ref={strip}
        // A row that scrolls can be reached by the keyboard in every browser.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={productoCopy.gallery}
        onScroll={({ currentTarget }) => {
          const seen = placeOf(currentTarget);
          if (seen !== null && seen !== place) onMove(seen);
        }}
        className={`flex min-h-0 snap-x snap-mandatory [scrollbar-width:none] ${spot ? "overflow-hidden" : "overflow-x-auto"}`}
      >
        {imagenes.map((path, index) => (
          <li
            key={path}
            // Hidden from the keyboard, which has the arrows.
            inert={index !== place}
            className="size-full shrink-0 snap-start snap-always"
          >
            <ViewedPicture
              path={path}
              alt={productoCopy.imagenAlt(nombre, index + 1, total)}
              spot={index === place ? spot : null}
              onZoom={setSpot}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2 p-2 pl-5">
        <p className="mr-auto text-xs text-escarcha">{productoCopy.caption}</p>
        {total > 1 && !spot && (
          <>
            <IconButton
              label={productoCopy.previous}
              icon={<ArrowLeftIcon />}
              onClick={() => press("ArrowLeft")}
              className={buttonLook}
            />
            <IconButton
              label={productoCopy.next}
              icon={<ArrowRightIcon />}
              onClick={() => press("ArrowRight")}
              className={buttonLook}
            />
          </>
        )}
      </div>
    </div>
  );
}

const buttonLook = "size-12 hover:bg-pizarra";

/** Scrolls to the opened picture, and again after a rotation. */
function useScrollToOpened(strip: RefObject<HTMLUListElement | null>, place: number): void {
  const shown = useRef(place);
  shown.current = place;
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const stand = () => scrollToPlace(row, shown.current);
    stand();
    addEventListener("resize", stand);
    return () => removeEventListener("resize", stand);
  }, [strip]);
}
