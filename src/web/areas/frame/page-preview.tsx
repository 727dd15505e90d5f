import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { forgetCard, openedProducto } from "#web/areas/catalogo/opened-card.ts";

type Preview = ComponentType<{ producto: Producto }>;

let ProductoPreview: Preview | null = null;

/** Reads the preview out of the script of the producto's page, so that no other page loads it before it is hydrated. */
export async function loadProductoPreview(module: string): Promise<void> {
  const { handle }: { handle: { Preview: Preview } } = await import(/* @vite-ignore */ module);
  ProductoPreview = handle.Preview;
}

/** Shows the pressed card's piece in place of the page, until the piece's own page is drawn. */
export function PageOrPreview({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const producto = location ? openedProducto(location.pathname) : null;
  const preview = producto && ProductoPreview && <ProductoPreview producto={producto} />;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another location it has been shown
  useLayoutEffect(() => {
    // Back and forward lead to the same address, but to where it was scrolled.
    if (!producto) forgetCard();
  }, [producto, key]);
  return (
    <>
      {preview}
      <div hidden={preview !== null}>{children}</div>
    </>
  );
}
