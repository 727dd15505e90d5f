import type { ReactNode } from "react";
import { PagoMark, type PagoTone } from "./pago-mark.tsx";

type Props = {
  tone: PagoTone;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

export function PagoFrame({ tone, title, children, actions }: Props) {
  return (
    <div className="page-width py-12 sm:py-20">
      <div className="mx-auto grid max-w-text justify-items-start gap-6">
        <PagoMark tone={tone} />
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {children && <div className="grid gap-4 text-lg">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}
