/** Pixels of the largest stored picture. */
export const sourcePx = 1200;
const step = 1.6;
/** Screen pixels for one of the source, at most: beyond there is nothing more to see. */
const mostPerSourcePx = 2;

/** CSS pixels of a picture's side: whole on the screen, and at its largest. */
export type Bounds = { whole: number; most: number };

/** `room` is the shorter side of the place where the picture stands, in CSS pixels. */
export function boundsOf(room: number, pixelRatio: number): Bounds {
  const most = Math.max((mostPerSourcePx * sourcePx) / pixelRatio, sourcePx, room * step);
  return { whole: room, most };
}

/** A side between whole and most; null for the whole picture. */
export function within(side: number, { whole, most }: Bounds): number | null {
  return side <= whole * 1.02 ? null : Math.min(side, most);
}

/** The next step from a side, or from the whole picture. */
export function stepFrom(side: number | null, by: 1 | -1, bounds: Bounds): number | null {
  return within((side ?? bounds.whole) * (by > 0 ? step : 1 / step), bounds);
}

/** After a press on the picture: to the source's pixels, and back. */
export function toggled(side: number | null, bounds: Bounds): number | null {
  return side === null ? within(Math.max(sourcePx, bounds.whole * step), bounds) : null;
}

/** After a turn of the wheel or a pinch on a touchpad. */
export function scrolled(side: number | null, deltaY: number, bounds: Bounds): number | null {
  const change = Math.exp(-Math.max(-100, Math.min(100, deltaY)) / 300);
  return within((side ?? bounds.whole) * change, bounds);
}
