import { Link } from "react-router";
import { useCarritoCount } from "#web/areas/carrito/state/carrito.ts";
import { BagIcon } from "#web/ui/art/icons.tsx";
import { frameCopy } from "../frame.copy.ts";

export function CarritoLink() {
  const count = useCarritoCount();
  return (
    <Link
      to="/carrito"
      prefetch="intent"
      aria-label={frameCopy.carrito(count)}
      className="relative inline-grid size-12 place-items-center rounded-soft hover:bg-quiet"
    >
      <BagIcon />
      {count > 0 && (
        <span
          key={count}
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 animate-rise place-items-center rounded-thin bg-copper px-1 text-xs font-bold text-on-copper tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
