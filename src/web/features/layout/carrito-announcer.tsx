import { useEffect, useRef, useState } from "react";
import { layoutCopy } from "#web/copy/layout.ts";
import { useCarrito } from "#web/state/carrito.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

/** Says the new count once to assistive technology, on whatever page it changed; never the first one. */
export function CarritoAnnouncer() {
  const isHydrated = useIsHydrated();
  const { status, count } = useCarrito();
  const known = useRef<number | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isHydrated || status !== "ready") return;
    if (known.current !== null && known.current !== count) setText(layoutCopy.carritoNow(count));
    known.current = count;
  }, [isHydrated, status, count]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
