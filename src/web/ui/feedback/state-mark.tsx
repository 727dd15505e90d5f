import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

export function StateMark({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-block rounded-thin px-2 py-0.5 text-sm font-medium whitespace-nowrap",
        isOn ? "bg-success-tint" : "bg-quiet",
      )}
    >
      {children}
    </span>
  );
}
