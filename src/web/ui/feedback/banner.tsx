import type { ReactNode } from "react";
import { AlertIcon, CheckIcon, InfoIcon } from "../art/icons.tsx";
import { cx } from "../class-names.ts";

export type BannerKind = "success" | "error" | "info" | "warning";

const looks: Record<BannerKind, string> = {
  success: "bg-success-tint text-ink border-success",
  error: "bg-danger-tint text-ink border-danger",
  info: "bg-accent-tint text-ink border-accent",
  warning: "bg-warning text-ink border-warning-edge",
};

const icons: Record<BannerKind, ReactNode> = {
  success: <CheckIcon className="text-success" />,
  error: <AlertIcon className="text-danger" />,
  info: <InfoIcon className="text-accent" />,
  warning: <AlertIcon />,
};

type Props = { kind: BannerKind; title?: string; children?: ReactNode; className?: string };

/** Errors are announced at once, other kinds politely. */
export function Banner({ kind, title, children, className }: Props) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={cx("flex gap-3 rounded-thin border-l-4 px-4 py-3.5", looks[kind], className)}
    >
      <span className="mt-0.5 shrink-0">{icons[kind]}</span>
      <div className="grid min-w-0 grid-cols-1 gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        <div className="grid gap-1">{children}</div>
      </div>
    </div>
  );
}
