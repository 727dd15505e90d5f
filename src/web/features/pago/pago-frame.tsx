import type { ReactNode } from "react";
import { cx } from "#web/ui/class-names.ts";

export type PagoTone = "success" | "error" | "neutral" | "pending";

const tones: Record<PagoTone, string> = {
  success: "fill-verde",
  error: "fill-rojo",
  neutral: "fill-borde",
  pending: "fill-cobre",
};

type Props = {
  tone: PagoTone;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** One result: a stack of layers in its colour, the words, the ways on. */
export function PagoFrame({ tone, title, children, actions }: Props) {
  return (
    <div className="page-width py-12 sm:py-20">
      <div className="mx-auto grid max-w-text justify-items-start gap-6">
        <Stack className={tones[tone]} isGrowing={tone === "pending"} />
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {children && <div className="grid gap-4 text-lg">{children}</div>}
        {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}

const widths = [34, 58, 82, 96];

function Stack({ className, isGrowing }: { className: string; isGrowing: boolean }) {
  return (
    <svg viewBox="0 0 96 44" className={cx("w-24", className)} aria-hidden="true">
      {widths.map((width, row) => (
        <rect
          key={width}
          x={(96 - width) / 2}
          y={row * 12}
          width={width}
          height="8"
          rx="4"
          className={isGrowing ? "origin-center animate-layer" : undefined}
        />
      ))}
    </svg>
  );
}
