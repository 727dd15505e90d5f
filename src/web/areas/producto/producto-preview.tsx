import { useLayoutEffect } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { OfferHead } from "./buy/offer.tsx";
import { ProductoTop } from "./producto-top.tsx";

/** Where the page will show the same; links and pictures work when the page has come. */
export function ProductoPreview({ producto }: { producto: Producto }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div inert aria-hidden="true">
      <ProductoTop
        producto={producto}
        offer={<OfferHead producto={producto} isMedida={producto.a_medida} />}
      />
    </div>
  );
}
