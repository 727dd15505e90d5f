import { type MouseEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { imagenSrcset } from "#contract/values/producto/imagenes.ts";
import { MissingPicture } from "#web/ui/content/picture.tsx";
import { useBrokenPicture } from "#web/ui/content/use-broken-picture.ts";
import { productoCopy } from "../producto.copy.ts";
import { type Point, useDragToScroll, useZoomGestures } from "./use-zoom-gestures.ts";
import { type Bounds, boundsOf, scrolled, sourcePx, stepFrom, toggled, within } from "./zoom.ts";

/** For the viewer's buttons and keys. */
export type PictureControls = {
  step: (by: 1 | -1) => void;
  /** In CSS pixels. */
  pan: (left: number, top: number) => void;
};

type Props = {
  path: string;
  alt: string;
  /** Its side in CSS pixels; null for the whole picture. */
  side: number | null;
  onZoom: (side: number | null) => void;
  ref?: Ref<PictureControls>;
};

const doubleTapMs = 320;

/** Enlarged, it scrolls in its place. */
export function ViewedPicture({ path, alt, side, onZoom, ref }: Props) {
  const { isBroken, watch } = useBrokenPicture(path);
  const pane = useRef<HTMLDivElement>(null);
  const lastTap = useRef<number>(Number.NEGATIVE_INFINITY);
  const pinched = useRef(0);
  const anchor = useAnchor(pane, side);
  const hasDragged = useDragToScroll(pane);

  function zoomTo(next: number | null, at?: Point): void {
    anchor(at);
    onZoom(next);
  }
  useZoomGestures(pane, {
    onWheel: (deltaY, at) => zoomTo(scrolled(side, deltaY, boundsIn(pane.current)), at),
    onPinch: (ratio, at, isStart) => {
      const bounds = boundsIn(pane.current);
      if (isStart) pinched.current = side ?? bounds.whole;
      else zoomTo(within(pinched.current * ratio, bounds), at);
    },
  });
  useImperativeHandle(ref, () => ({
    step: (by) => zoomTo(stepFrom(side, by, boundsIn(pane.current))),
    pan: (left, top) => pane.current?.scrollBy({ left, top }),
  }));

  function click(event: MouseEvent<HTMLImageElement>): void {
    if (hasDragged()) return;
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
    const isSecond = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
    if (isFinger && !isSecond) return;
    zoomTo(toggled(side, boundsIn(pane.current)), event);
  }

  if (isBroken) {
    return <MissingPicture alt={alt} className="mx-auto aspect-square h-full max-w-full" />;
  }
  return (
    <div
      ref={pane}
      {...(side === null ? {} : { role: "region", "aria-label": productoCopy.zoomed, tabIndex: 0 })}
      className={`flex size-full ${side === null ? "" : "touch-pan-x touch-pan-y overflow-auto overscroll-contain"}`}
    >
      <picture className="contents [&>source]:hidden">
        <source
          type="image/avif"
          srcSet={imagenSrcset(path, "avif")}
          sizes={side === null ? "100vmin" : `${sourcePx}px`}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons "Acercar" and "Alejar" do it for the keyboard */}
        <img
          ref={watch}
          src={path}
          alt={alt}
          width={sourcePx}
          height={sourcePx}
          loading="lazy"
          draggable={false}
          onClick={click}
          style={side === null ? undefined : { width: side, height: side }}
          className={
            side === null
              ? "size-full cursor-zoom-in touch-pan-x touch-pan-y object-contain px-2"
              : "m-auto max-w-none shrink-0 cursor-grab active:cursor-grabbing"
          }
        />
      </picture>
    </div>
  );
}

function boundsIn(pane: HTMLElement | null): Bounds {
  const room = pane ? Math.min(pane.clientWidth, pane.clientHeight) : 0;
  return boundsOf(room, window.devicePixelRatio);
}

type Held = { x: number; y: number; at: Point };

/** Holds what is under a point, or in the middle, while the size changes. */
function useAnchor(pane: { current: HTMLElement | null }, side: number | null) {
  const held = useRef<Held | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the size
  useLayoutEffect(() => {
    const box = pane.current;
    const picture = box && squareOf(box);
    if (!box || !picture || !held.current) return;
    const { x, y, at } = held.current;
    held.current = null;
    box.scrollBy({
      left: picture.left + x * picture.side - at.clientX,
      top: picture.top + y * picture.side - at.clientY,
      behavior: "instant",
    });
  }, [side]);
  return (point?: Point) => {
    const box = pane.current;
    const picture = box && squareOf(box);
    if (!box || !picture) return;
    const room = box.getBoundingClientRect();
    const middle = {
      clientX: room.left + room.width / 2,
      clientY: room.top + room.height / 2,
    };
    const { clientX, clientY } = point ?? middle;
    held.current = {
      x: (clientX - picture.left) / picture.side,
      y: (clientY - picture.top) / picture.side,
      at: { clientX, clientY },
    };
  };
}

/** The square picture is centred in its box. */
function squareOf(pane: HTMLElement): { left: number; top: number; side: number } | null {
  const box = pane.querySelector("img")?.getBoundingClientRect();
  if (!box) return null;
  const side = Math.max(1, Math.min(box.width, box.height));
  return {
    left: box.left + (box.width - side) / 2,
    top: box.top + (box.height - side) / 2,
    side,
  };
}
