import type { MetaDescriptor } from "react-router";
import type { ProductoDetalle } from "#contract/catalogo.ts";

const maxDescription = 155;

/** The description for search engines and previews: whole words of the first sentences. */
export function shortDescription({ descripcion, nombre }: ProductoDetalle): string {
  const text = descripcion.replace(/\s+/g, " ").trim();
  if (text === "") return nombre;
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/\s\S*$/, "")}…`;
}

/** The producto as search engines read it (schema.org). */
export function productoJsonLd(producto: ProductoDetalle, origin: string): MetaDescriptor {
  const { nombre, sku, precio, stock, imagenes, calificacion_promedio, opiniones_total } = producto;
  const calificacion = {
    "@type": "AggregateRating",
    ratingValue: calificacion_promedio,
    reviewCount: opiniones_total,
  };
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: nombre,
      sku,
      description: shortDescription(producto),
      category: producto.categoria_nombre,
      image: imagenes.map((path) => origin + path),
      offers: {
        "@type": "Offer",
        url: `${origin}/producto/${producto.id}`,
        price: precio,
        priceCurrency: "CLP",
        availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
      },
      ...(calificacion_promedio === null ? {} : { aggregateRating: calificacion }),
    },
  };
}
