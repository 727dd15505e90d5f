import { cx } from "../class-names.ts";
import { uiCopy } from "../ui.copy.ts";

const oneDecimal = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });
const star = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

/** Read aloud as one sentence. */
export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={uiCopy.stars(oneDecimal.format(value))}
      className={cx("inline-flex gap-0.5 text-cobre", className)}
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} fill={Math.min(1, Math.max(0, value - place + 1))} />
      ))}
    </span>
  );
}

function Star({ fill }: { fill: number }) {
  const height = 20 * fill;
  const top = 20 - height;
  return (
    <svg viewBox="0 0 20 20" className="size-[1.1em]" aria-hidden="true">
      <path d={star} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      {fill > 0 && (
        <svg
          y={top}
          width="20"
          height={height}
          viewBox={`0 ${top} 20 ${height}`}
          aria-hidden="true"
        >
          <path d={star} fill="currentColor" />
        </svg>
      )}
    </svg>
  );
}
