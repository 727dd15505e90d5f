import type { ReactNode } from "react";
import type { PedidoEstado } from "#contract/pedidos.ts";
import { cx } from "#web/ui/class-names.ts";

const tones: Readonly<Record<PedidoEstado, string>> = {
  pendiente_pago: "bg-escarcha",
  pagado: "bg-verde-claro",
  en_preparacion: "bg-lapis-claro",
  enviado: "bg-lapis-claro",
  entregado: "bg-verde-claro",
  fallido: "bg-rojo-claro",
  cancelado: "bg-escarcha",
  expirado: "bg-escarcha",
  en_revision: "bg-ambar",
  reembolsado: "bg-cobre-claro",
};

/** The state of an order in words, on a ground that helps the eye. */
export function EstadoMark({ estado, children }: { estado: PedidoEstado; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-block rounded-thin px-2 py-0.5 text-sm font-medium whitespace-nowrap",
        tones[estado],
      )}
    >
      {children}
    </span>
  );
}
