import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { StuckPrint } from "../art/stuck-print.tsx";

type Props = {
  title: string;
  /** Says what is safe, and what else can be done. */
  children: ReactNode;
  retry: string;
  onRetry: () => void;
  actions?: ReactNode;
};

export function LoadFailure({ title, children, retry, onRetry, actions }: Props) {
  return (
    <div className="grid items-center gap-6 py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-10">
      <StuckPrint className="w-32 sm:w-40" />
      <div className="grid gap-4">
        <div role="alert" className="grid gap-2">
          <p className="font-display text-xl font-bold tracking-tight">{title}</p>
          <p className="max-w-text text-muted">{children}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{retry}</Button>
          {actions}
        </div>
      </div>
    </div>
  );
}
