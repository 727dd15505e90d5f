import { cx } from "../class-names.ts";

type Peak = { at: number; height: number; slope: number };

const size = { width: 520, height: 260 };
const spacing = 13;
const snowLine = 150;
const peaks: readonly Peak[] = [
  { at: 330, height: 240, slope: 1.15 },
  { at: 190, height: 165, slope: 0.95 },
  { at: 455, height: 130, slope: 0.8 },
  { at: 70, height: 90, slope: 0.7 },
];
const strokes = ridgeStrokes();

/** Decoration only. */
export function Ridge({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx("overflow-visible", className)}
    >
      <path d={strokes.low} stroke="currentColor" />
      <path d={strokes.high} className="stroke-copper" />
    </svg>
  );
}

/** One stroke per layer; copper above the snow line. */
function ridgeStrokes(): { low: string; high: string } {
  const levels = Array.from(
    { length: Math.floor(size.height / spacing) },
    (_, step) => step * spacing,
  );
  const path = (heights: number[]): string =>
    heights
      .flatMap((height) =>
        spansAt(height).map(([from, to]) => `M${from} ${size.height - height}H${to}`),
      )
      .join("");
  return {
    low: path(levels.filter((height) => height < snowLine)),
    high: path(levels.filter((height) => height >= snowLine)),
  };
}

function spansAt(height: number): [number, number][] {
  const spans: [number, number][] = [];
  let from: number | null = null;
  for (let x = 0; x <= size.width; x += 4) {
    const isInside = heightAt(x) > height && x < size.width;
    if (isInside && from === null) from = x;
    if (!isInside && from !== null) {
      if (x - from > 8) spans.push([from, x - 4]);
      from = null;
    }
  }
  return spans;
}

function heightAt(x: number): number {
  const range = peaks.map(({ at, height, slope }) => height - Math.abs(x - at) * slope);
  return Math.max(...range) + Math.sin(x / 17) * 5;
}
