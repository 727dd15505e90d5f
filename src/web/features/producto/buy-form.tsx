import { useState } from "react";
import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/catalogo.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { useAddToCarrito } from "#web/state/carrito.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Stepper } from "#web/ui/stepper.tsx";

const filledMs = 1400;

type Phase = "idle" | "adding" | "added";

/** Quantity and the button that prints itself full when the piece is in the cart. */
export function BuyForm({ producto }: { producto: ProductoDetalle }) {
  const addToCarrito = useAddToCarrito();
  const [cantidad, setCantidad] = useState(1);
  const [phase, setPhase] = useState<Phase>("idle");
  const isSoldOut = producto.stock <= 0;

  async function add(): Promise<void> {
    setPhase("adding");
    const isAdded = await addToCarrito(producto, Math.min(cantidad, producto.stock));
    setPhase(isAdded ? "added" : "idle");
    if (isAdded) setTimeout(() => setPhase("idle"), filledMs);
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-stretch gap-3 noscript:hidden">
        <Stepper
          value={cantidad}
          onChange={setCantidad}
          max={Math.max(1, producto.stock)}
          label={productoCopy.cantidad}
          isDisabled={isSoldOut}
          className="min-h-14 items-stretch [&>button]:h-auto"
        />
        <Button
          size="large"
          disabled={isSoldOut}
          isBusy={phase === "adding"}
          data-filled={phase === "added"}
          className="fill-up min-w-60 grow"
          onClick={() => void add()}
        >
          {phase === "added" && <CheckIcon />}
          {productoCopy.addToCarrito}
        </Button>
      </div>
      <noscript>
        <p className="rounded-thin bg-lapis-claro px-4 py-3">{productoCopy.needsScript}</p>
      </noscript>
      {isSoldOut && (
        <p className="text-sm text-pizarra">
          {productoCopy.soldOutHelp}{" "}
          <Link to="/contacto" className="link">
            {productoCopy.soldOutLink}
          </Link>
        </p>
      )}
    </div>
  );
}
