import { cx } from "../class-names.ts";

/** From the build plate up: left edge, width, colour, delay. */
const layers = [
  { x: 0, width: 240, look: "fill-action-strong" },
  { x: 10, width: 222, look: "fill-action [animation-delay:60ms]" },
  { x: 22, width: 202, look: "fill-action [animation-delay:120ms]" },
  { x: 40, width: 168, look: "fill-copper-deep [animation-delay:180ms]" },
  { x: 56, width: 118, look: "fill-copper-deep [animation-delay:240ms]" },
  { x: 72, width: 84, look: "fill-copper [animation-delay:300ms]" },
  { x: 88, width: 46, look: "fill-copper [animation-delay:360ms]" },
] as const;
const pitch = 9;

/** Printed within 600 ms: something succeeded. */
export function PrintedStrata({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 61"
      className={cx("w-44 max-w-full sm:w-60", className)}
      aria-hidden="true"
    >
      {layers.map(({ x, width, look }, row) => (
        <rect
          key={x}
          x={x}
          y={(layers.length - 1 - row) * pitch}
          width={width}
          height="7"
          rx="3.5"
          className={cx("origin-left [transform-box:fill-box] motion-safe:animate-lay", look)}
        />
      ))}
    </svg>
  );
}
