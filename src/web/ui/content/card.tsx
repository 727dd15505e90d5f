import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "rounded-soft bg-card p-[min(1.5rem,6.4vw)] inset-ring inset-ring-hairline forced-colors:border",
        className,
      )}
    >
      {children}
    </div>
  );
}
