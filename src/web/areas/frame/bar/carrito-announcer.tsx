import { useEffect, useRef, useState } from "react";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { frameCopy } from "../frame.copy.ts";

/** Announces each new count, but not the first. */
export function CarritoAnnouncer() {
  const isHydrated = useIsHydrated();
  const { status, count } = useCarrito();
  const known = useRef<number | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isHydrated || status !== "ready") return;
    if (known.current !== null && known.current !== count) setText(frameCopy.carritoNow(count));
    known.current = count;
  }, [isHydrated, status, count]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
