import { type MouseEvent, useEffect, useRef } from "react";
import { imagenSrcset } from "#contract/values/imagenes.ts";
import { MissingPicture } from "#web/ui/content/picture.tsx";
import { useBrokenPicture } from "#web/ui/content/use-broken-picture.ts";
import { productoCopy } from "../producto.copy.ts";

/** From 0 to 1 in both directions. */
export type Spot = { x: number; y: number };

type Props = {
  path: string;
  alt: string;
  /** The middle of the detail; null for the whole picture. */
  spot: Spot | null;
  onZoom: (spot: Spot | null) => void;
};

const doubleTapMs = 320;

/** The detail scrolls, so it works by finger, wheel and arrows. */
export function ViewedPicture({ path, alt, spot, onZoom }: Props) {
  const { isBroken, watch } = useBrokenPicture(path);
  const pane = useRef<HTMLDivElement>(null);
  const lastTap = useRef<number>(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const box = pane.current;
    if (!box || !spot) return;
    box.scrollTo(
      spot.x * box.scrollWidth - box.clientWidth / 2,
      spot.y * box.scrollHeight - box.clientHeight / 2,
    );
    box.focus({ preventScroll: true });
  }, [spot]);

  function click(event: MouseEvent<HTMLImageElement>): void {
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
    const isSecond = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
    if (isFinger && !isSecond) return;
    onZoom(spot ? null : spotOf(event));
  }

  if (isBroken) {
    return <MissingPicture alt={alt} className="mx-auto aspect-square h-full max-w-full" />;
  }
  return (
    <div
      ref={pane}
      {...(spot ? { role: "region", "aria-label": productoCopy.zoomed, tabIndex: 0 } : {})}
      className={spot ? "size-full overflow-auto overscroll-contain" : "size-full"}
    >
      <picture className="contents [&>source]:hidden">
        <source
          type="image/avif"
          srcSet={imagenSrcset(path, "avif")}
          sizes={spot ? "1200px" : "100vmin"}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button "Acercar" does it for the keyboard */}
        <img
          ref={watch}
          src={path}
          alt={alt}
          width={1200}
          height={1200}
          loading="lazy"
          draggable={false}
          onClick={click}
          className={
            spot
              ? "mx-auto block h-auto w-[max(75rem,140vmin)] max-w-none cursor-zoom-out touch-manipulation"
              : "size-full cursor-zoom-in touch-manipulation object-contain px-2"
          }
        />
      </picture>
    </div>
  );
}

/** The square picture is centred in its box. */
function spotOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const side = Math.max(1, Math.min(width, height));
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    x: within((clientX - left - (width - side) / 2) / side),
    y: within((clientY - top - (height - side) / 2) / side),
  };
}
