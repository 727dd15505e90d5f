import { cx } from "../class-names.ts";

/** A ridge of stacked layers. */
export function RidgeMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 44 32"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx("shrink-0", className)}
    >
      <path d="M15 4h2" className="stroke-copper" />
      <path d="M12.5 9h7M30 9h1.5" className="stroke-copper" />
      <path d="M10 14h12.5M26.5 14h8" className="stroke-copper" />
      <path d="M7.5 19h29.5" stroke="currentColor" />
      <path d="M5 24h34.5" stroke="currentColor" />
      <path d="M2 29h40" stroke="currentColor" />
    </svg>
  );
}

export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <RidgeMark className="h-7 w-auto" />
      <span className="font-display text-xl font-extrabold tracking-tight @max-[15rem]:hidden">
        {name}
      </span>
    </span>
  );
}
