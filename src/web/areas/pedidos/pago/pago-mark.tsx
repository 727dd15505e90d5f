import { cx } from "#web/ui/class-names.ts";

export type PagoTone = "error" | "neutral" | "pending";

const tones: Record<PagoTone, string> = {
  error: "fill-danger",
  neutral: "fill-edge",
  pending: "fill-copper",
};
/** From the top down; animated while the result is pending. */
const layers = [
  { width: 34, delay: "[animation-delay:-150ms]" },
  { width: 58, delay: "[animation-delay:-300ms]" },
  { width: 82, delay: "[animation-delay:-450ms]" },
  { width: 96, delay: "[animation-delay:-600ms]" },
] as const;

export function PagoMark({ tone, className }: { tone: PagoTone; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 44"
      className={cx("w-24 shrink-0", tones[tone], className)}
      aria-hidden="true"
    >
      {layers.map(({ width, delay }, row) => (
        <rect
          key={width}
          x={(96 - width) / 2}
          y={row * 12}
          width={width}
          height="8"
          rx="4"
          className={tone === "pending" ? cx("origin-center animate-layer", delay) : undefined}
        />
      ))}
    </svg>
  );
}
