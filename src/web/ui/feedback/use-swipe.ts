import { type PointerEvent, type RefObject, useRef } from "react";

/** To the side, or down; in px. */
const enough = { side: 72, down: 40 };

type Point = { x: number; y: number };

/** Handlers for the element of `ref`, which follows the pointer until it is let go. */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const start = useRef<Point | null>(null);

  function wayOf({ clientX, clientY }: PointerEvent): Point {
    const from = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - from.x, y: Math.max(0, clientY - from.y) };
  }

  function show({ x, y }: Point): void {
    if (ref.current) ref.current.style.translate = x === 0 && y === 0 ? "" : `${x}px ${y}px`;
  }

  return {
    onPointerDown(event: PointerEvent) {
      // A press on a button is no swipe.
      if ((event.target as Element).closest("button")) return;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) show(wayOf(event));
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const { x, y } = wayOf(event);
      start.current = null;
      if (Math.abs(x) >= enough.side || y >= enough.down) return onSwipe();
      show({ x: 0, y: 0 });
    },
    onPointerCancel() {
      start.current = null;
      show({ x: 0, y: 0 });
    },
    onPointerLeave() {
      if (!start.current) return;
      start.current = null;
      show({ x: 0, y: 0 });
    },
  };
}
