import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { useCover } from "../producto-covers.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

const maxShown = 4;

/** Productos without a picture are left out: the receipt names them. */
export function BoughtShelf({ detalles }: { detalles: readonly PedidoDetalle[] }) {
  const shown = detalles.slice(0, maxShown);
  return (
    <ul
      aria-label={copy.bought}
      className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 sm:grid-cols-4 sm:gap-3 print:hidden"
    >
      {shown.map((detalle) => (
        <li key={detalle.id}>
          <Bought {...detalle} />
        </li>
      ))}
    </ul>
  );
}

function Bought({ producto_id, nombre_producto }: PedidoDetalle) {
  return (
    <Picture
      {...useCover(producto_id)}
      alt={nombre_producto}
      sizes="(min-width: 64rem) 10rem, 33vw"
      className="aspect-square w-full rounded-soft"
    />
  );
}
