import { lazy } from "#contract/values/lazy.ts";
import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

const oneDecimal = lazy(() => new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 }));
const size = 20;
const pitch = 22.5;
/** Between a star and the edge of its box. */
const starEdge = 1.6;
const width = 4 * pitch + size;

/** The stars from one place to another, as one shape: a page of cards holds dozens of ratings. */
function drawStars(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places
    .map(
      (place) =>
        `M${10 + place * pitch} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L${10 + place * pitch} 14.9l-5.2 2.7 1-5.8L${1.6 + place * pitch} 7.7l5.8-.8z`,
    )
    .join("");
}

const outline = drawStars(0, 5);

/** Read aloud as one sentence. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const whole = Math.floor(value);
  return (
    <span
      role="img"
      aria-label={uiCopy.stars(oneDecimal().format(value))}
      className={cx("inline-flex text-copper", className)}
    >
      <svg viewBox={`0 0 ${width} ${size}`} className="h-[1.1em] w-[6.05em]" aria-hidden="true">
        <path
          d={outline}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        {whole > 0 && <path d={drawStars(0, whole)} fill="currentColor" />}
        {value > whole && <PartialStar place={whole} fill={value - whole} />}
      </svg>
    </span>
  );
}

/** Filled from the left, as it is read. The edge stands within the star, which is narrower than its box. */
function PartialStar({ place, fill }: { place: number; fill: number }) {
  const left = place * pitch;
  const filled = starEdge + (size - 2 * starEdge) * fill;
  return (
    <svg
      x={left}
      width={filled}
      height={size}
      viewBox={`${left} 0 ${filled} ${size}`}
      aria-hidden="true"
    >
      <path d={drawStars(place, place + 1)} fill="currentColor" />
    </svg>
  );
}
