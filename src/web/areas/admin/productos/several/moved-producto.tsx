import type { ReactNode } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { OutcomeLine } from "../../several/moves-dialog.tsx";
import type { Outcome } from "../../several/use-moves.ts";

type Props = { producto: Producto; outcome: Outcome | undefined; children?: ReactNode };

export function MovedProducto({ producto: { nombre, sku }, outcome, children }: Props) {
  return (
    <li className="grid gap-0.5 py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere">
          <span className="font-semibold">{nombre}</span>{" "}
          <span className="text-sm text-muted">{sku}</span>
        </p>
        {children}
      </div>
      {outcome && <OutcomeLine outcome={outcome} />}
    </li>
  );
}
