import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { nombreOfVariante, valorOf } from "#contract/values/producto/variante.ts";

type Named = { name: string; value: string };
type Said = { properties: Named[]; group: Record<string, unknown> };

const nothing: Said = { properties: [], group: {} };

/**
 * The familia as a ProductGroup. Search engines know the color by a property of its own, the valores of other ejes
 * by their name. They read the HTML: the browser's scripts need not bring it.
 */
export function familiaJsonLd({ id, familia, variantes }: ProductoDetalle, url: string): Said {
  if (!import.meta.env.SSR) return nothing;
  const shown = variantes.find((variante) => variante.id === id);
  if (!familia || !shown) return nothing;
  const { ejes } = familia;
  const valores = ejes.map(({ nombre, tipo }) => ({
    isColor: tipo === "color",
    name: nombre,
    value: valorOf(shown, nombre),
  }));
  const colores = valores.filter(({ isColor }) => isColor).map(({ value }) => value);
  const variesBy = valores.map(({ isColor, name }) =>
    isColor ? "https://schema.org/color" : name,
  );
  return {
    properties: valores
      .filter(({ isColor }) => !isColor)
      .map(({ name, value }) => ({ name, value })),
    group: {
      ...(colores.length > 0 ? { color: colores.join("/") } : {}),
      isVariantOf: {
        "@type": "ProductGroup",
        productGroupID: String(familia.id),
        name: familia.nombre,
        variesBy: [...new Set(variesBy)],
        // Each has a page of its own: Google wants the addresses of the others.
        hasVariant: variantes
          .filter((variante) => variante !== shown)
          .map((other) => ({ ...other, nombre: nombreOfVariante(familia, other) }))
          .map((other) => ({ url: url + productoPath(other) })),
      },
    },
  };
}
