import { type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
} from "#web/ui/art/icons.tsx";
import { useBackCloses } from "#web/ui/windows/use-back-closes.ts";
import { useModal } from "#web/ui/windows/use-modal.ts";
import { productoCopy } from "../producto.copy.ts";
import { placeOf, scrollToPlace, stepByKey } from "./places.ts";
import { type PictureControls, ViewedPicture } from "./viewed-picture.tsx";

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
  useBackCloses(place !== null, onClose);
  return (
    <dialog
      ref={ref}
      aria-label={productoCopy.viewer(nombre)}
      onClose={onClose}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-night p-0 text-on-night"
    >
      {place !== null && <OpenViewer {...props} place={place} />}
    </dialog>
  );
}

const panPx = 120;
const pans: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-panPx, 0],
  ArrowRight: [panPx, 0],
  ArrowUp: [0, -panPx],
  ArrowDown: [0, panPx],
};

function OpenViewer({ nombre, imagenes, place, onMove, onClose }: Props & { place: number }) {
  const strip = useRef<HTMLUListElement>(null);
  const picture = useRef<PictureControls>(null);
  const [side, setSide] = useState<number | null>(null);
  const total = imagenes.length;
  useScrollToOpened(strip, place);

  function move(next: number): void {
    setSide(null);
    onMove(next);
    scrollToPlace(strip.current, next);
  }

  /** Enlarged, the arrows move within the picture. */
  function press(key: string): boolean {
    if (key === "+" || key === "-") {
      picture.current?.step(key === "+" ? 1 : -1);
      return true;
    }
    const pan = side === null ? undefined : pans[key];
    if (pan) picture.current?.pan(...pan);
    const next = side === null ? stepByKey(place, key, total) : null;
    if (next !== null) move(next);
    return pan !== undefined || next !== null;
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
          label={productoCopy.zoomOut}
          icon={<MinusIcon />}
          // Not disabled, so that it keeps the focus.
          aria-disabled={side === null || undefined}
          onClick={() => picture.current?.step(-1)}
          className={buttonLook}
        />
        <IconButton
          label={productoCopy.zoomIn}
          icon={<PlusIcon />}
          onClick={() => picture.current?.step(1)}
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
        className={`flex min-h-0 snap-x snap-mandatory [scrollbar-width:none] ${side === null ? "overflow-x-auto" : "overflow-hidden"}`}
      >
        {imagenes.map((path, index) => (
          <li
            key={path}
            // Hidden from the keyboard, which has the arrows.
            inert={index !== place}
            className="size-full shrink-0 snap-start snap-always"
          >
            <ViewedPicture
              ref={index === place ? picture : undefined}
              path={path}
              alt={productoCopy.imagenAlt(nombre, index + 1, total)}
              side={index === place ? side : null}
              onZoom={setSide}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2 p-2 pl-5">
        <p className="mr-auto text-xs text-on-night-muted">{productoCopy.caption}</p>
        {total > 1 && side === null && <Moves onPress={press} />}
      </div>
    </div>
  );
}

function Moves({ onPress }: { onPress: (key: string) => void }) {
  return (
    <>
      <IconButton
        label={productoCopy.previous}
        icon={<ArrowLeftIcon />}
        onClick={() => onPress("ArrowLeft")}
        className={buttonLook}
      />
      <IconButton
        label={productoCopy.next}
        icon={<ArrowRightIcon />}
        onClick={() => onPress("ArrowRight")}
        className={buttonLook}
      />
    </>
  );
}

const buttonLook = "size-12 enabled:hover:bg-float-strong";

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
