import type { ReactNode } from "react";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { pedidoWay } from "#contract/values/despacho/pedido-way.ts";
import { cx } from "#web/ui/class-names.ts";

const tones: Readonly<Record<PedidoEstado, string>> = {
  pendiente_pago: "bg-quiet",
  pagado: "bg-success-tint",
  en_preparacion: "bg-accent-tint",
  enviado: "bg-accent-tint",
  entregado: "bg-success-tint",
  fallido: "bg-danger-tint",
  cancelado: "bg-quiet",
  expirado: "bg-quiet",
  en_revision: "bg-warning",
  reembolsado: "bg-copper-tint",
};

export function EstadoMark({ estado, children }: { estado: PedidoEstado; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-block rounded-thin px-2 py-0.5 text-sm font-medium md:whitespace-nowrap",
        tones[estado],
      )}
    >
      {children}
    </span>
  );
}

export type EstadoLayer = { printed: number; of: number };

/** How many steps are done; null when the pedido is not on its way. */
export function layerOf(estado: PedidoEstado): EstadoLayer | null {
  const way = pedidoWay(estado);
  const printed = way.filter(({ state }) => state !== "pending").length;
  return way.length === 0 ? null : { printed, of: way.length };
}

const widths = ["w-full", "w-5/6", "w-4/6", "w-3/6"] as const;

type LayersProps = {
  layer: EstadoLayer;
  /** The progress in words. */
  steps: string;
  children: ReactNode;
};

export function EstadoLayers({ layer, steps, children }: LayersProps) {
  return (
    <p className="flex items-center gap-3">
      <EstadoPile layer={layer} />
      <span className="grid">
        <span className="font-semibold md:whitespace-nowrap">{children}</span>
        <span className="text-xs text-muted">{steps}</span>
      </span>
    </p>
  );
}

function layerLook(layer: number, way: { printed: number; isDone: boolean }): string {
  if (layer >= way.printed) return "bg-hairline";
  return layer === way.printed - 1 && !way.isDone ? "bg-copper" : "bg-success";
}

/** The steps of a pedido as printed layers; small beside the words of a row. */
export function EstadoPile({ layer, isSmall = false }: { layer: EstadoLayer; isSmall?: boolean }) {
  const { printed, of } = layer;
  const isDone = printed === of;
  return (
    <span
      aria-hidden="true"
      className={cx(
        "flex shrink-0 flex-col-reverse items-center",
        isSmall ? "w-4 gap-0.5" : "w-9 gap-[3px]",
      )}
    >
      {widths.map((width, place) => (
        <span
          key={width}
          className={cx(
            "rounded-thin",
            isSmall ? "h-[3px]" : "h-[5px]",
            width,
            layerLook(place, { printed, isDone }),
          )}
        />
      ))}
    </span>
  );
}
