import { type RefObject, useEffect, useRef } from "react";

/** A place on the screen. */
export type Point = { clientX: number; clientY: number };

type Gestures = {
  onWheel: (deltaY: number, at: Point) => void;
  /** The ratio of the fingers' distance to that at the start of the pinch. */
  onPinch: (ratio: number, at: Point, isStart: boolean) => void;
};

/** Not React's handlers, which cannot keep the page from scrolling. */
export function useZoomGestures(pane: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    let startPx = 0;
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      latest.current.onWheel(event.deltaY, event);
    }
    function touch(event: TouchEvent): void {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const isStart = event.type === "touchstart";
      if (isStart) startPx = Math.max(1, distance);
      const at = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      };
      latest.current.onPinch(distance / startPx, at, isStart);
    }
    const active = { passive: false };
    box.addEventListener("wheel", wheel, active);
    box.addEventListener("touchstart", touch, active);
    box.addEventListener("touchmove", touch, active);
    return () => {
      box.removeEventListener("wheel", wheel);
      box.removeEventListener("touchstart", touch);
      box.removeEventListener("touchmove", touch);
    };
  }, [pane]);
}

/** A mouse pulls what scrolls. The result tells whether the last press did. */
export function useDragToScroll(pane: RefObject<HTMLElement | null>): () => boolean {
  const hasMoved = useRef(false);
  useEffect(() => {
    const box = pane.current;
    if (!box) return;
    let from: { x: number; y: number } | null = null;
    function down({ pointerType, button, clientX, clientY }: PointerEvent): void {
      hasMoved.current = false;
      if (pointerType !== "mouse" || button !== 0 || !box) return;
      from = { x: clientX + box.scrollLeft, y: clientY + box.scrollTop };
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (!from || !box) return;
      const [left, top] = [from.x - clientX, from.y - clientY];
      const way = Math.hypot(left - box.scrollLeft, top - box.scrollTop);
      if (way > 4) hasMoved.current = true;
      if (hasMoved.current) box.scrollTo({ left, top, behavior: "instant" });
    }
    function up(): void {
      from = null;
    }
    box.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    return () => {
      box.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
  }, [pane]);
  return () => hasMoved.current;
}
