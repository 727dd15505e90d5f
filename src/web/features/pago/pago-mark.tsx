import { cx } from "#web/ui/class-names.ts";

export type PagoTone = "success" | "error" | "neutral" | "pending";

const tones: Record<PagoTone, string> = {
  success: "fill-verde",
  error: "fill-rojo",
  neutral: "fill-borde",
  pending: "fill-cobre",
};
const widths = [34, 58, 82, 96];

/** A stack of layers in the colour of the result; it grows while the result is not known. */
export function PagoMark({ tone, className }: { tone: PagoTone; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 44"
      className={cx("w-24 shrink-0", tones[tone], className)}
      aria-hidden="true"
    >
      {widths.map((width, row) => (
        <rect
          key={width}
          x={(96 - width) / 2}
          y={row * 12}
          width={width}
          height="8"
          rx="4"
          className={tone === "pending" ? "origin-center animate-layer" : undefined}
        />
      ))}
    </svg>
  );
}
