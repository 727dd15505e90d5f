import { useEffect, useRef, useState } from "react";
import { useExternalStore } from "#web/app/browser/external-store.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { carritoQueue } from "#web/areas/carrito/state/server-carrito.ts";
import { frameCopy } from "../frame.copy.ts";

/** Announces each new count, but not the first, and none that the shop may still refuse. */
export function CarritoAnnouncer() {
  const isHydrated = useIsHydrated();
  const { status, count } = useCarrito();
  const isChanging = useExternalStore(carritoQueue).size > 0;
  const known = useRef<number | null>(null);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isHydrated || isChanging || status !== "ready") return;
    if (known.current !== null && known.current !== count) setText(frameCopy.carritoNow(count));
    known.current = count;
  }, [isHydrated, isChanging, status, count]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
