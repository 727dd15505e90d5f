import type { MetaDescriptor } from "react-router";
import type { Opinion, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { lineNames, productoLines } from "#contract/values/producto/producto-lines.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { jsonLd, noReturnJsonLd, returnPolicyJsonLd, sellerJsonLd } from "#web/app/page/json-ld.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { familiaJsonLd } from "./variantes/familia-json-ld.ts";

/** Search engines show one of them. */
const maxOpiniones = 5;

type Seller = Pick<Tienda, "nombre" | "url" | "despacho_incluido">;

/** Delivery only where it holds for everybody (docs/reglas.md 181): a guess would be a promise. */
export function productoJsonLd(producto: ProductoDetalle, tienda: Seller): MetaDescriptor {
  const { nombre, sku, descripcion, imagenes, material, peso_gramos } = producto;
  const address = tienda.url + productoPath(producto);
  const familia = familiaJsonLd(producto, tienda.url);
  return jsonLd({
    "@type": "Product",
    "@id": `${address}#producto`,
    url: address,
    name: nombre,
    sku,
    description: descripcion.trim() || metaCopy.producto("", nombre),
    category: producto.categoria_nombre,
    brand: { "@type": "Brand", name: tienda.nombre },
    ...(imagenes.length > 0 ? { image: imagenes.map((path) => tienda.url + path) } : {}),
    ...(material ? { material } : {}),
    ...(peso_gramos > 0 ? { weight: grams(peso_gramos) } : {}),
    ...properties(producto, familia.properties),
    ...familia.group,
    ...opinionesJsonLd(producto),
    offers: offer(producto, { address, tienda }),
  });
}

function offer(
  producto: ProductoDetalle,
  { address, tienda }: { address: string; tienda: Seller },
) {
  const { precio } = producto;
  return {
    "@type": "Offer",
    url: address,
    price: precio,
    priceCurrency: "CLP",
    availability: `https://schema.org/${availabilityOf(producto)}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: sellerJsonLd(tienda),
    hasMerchantReturnPolicy:
      medidaOf(producto) === "always" ? noReturnJsonLd : returnPolicyJsonLd(tienda.url),
    ...despacho(producto, tienda),
  };
}

function availabilityOf({ stock, plazo_dias }: ProductoDetalle): string {
  if (stock <= 0) return "OutOfStock";
  return plazo_dias > 0 ? "MadeToOrder" : "InStock";
}

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

function despacho(
  { peso_gramos, espera_dias: made }: ProductoDetalle,
  { despacho_incluido: known }: Seller,
) {
  // Search engines read the HTML: the browser's scripts need not bring it.
  if (!import.meta.env.SSR || !known) return {};
  if ((peso_gramos || known.peso_defecto_gramos) > known.hasta_gramos) return {};
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: { "@type": "MonetaryAmount", value: 0, currency: "CLP" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "CL" },
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        businessDays: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: workingDays.map((day) => `https://schema.org/${day}`),
        },
        handlingTime: days([known.preparacion[0] + made, known.preparacion[1] + made]),
        transitTime: days(known.dias),
      },
    },
  };
}

function days([minValue, maxValue]: readonly [number, number]) {
  return { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" };
}

function grams(value: number) {
  return { "@type": "QuantitativeValue", value, unitCode: "GRM" };
}

/** `material` has a property of its own. */
function properties(producto: ProductoDetalle, more: { name: string; value: string }[]) {
  const lines = lineNames
    .filter((name) => name !== "material" && producto[name])
    .map((name) => ({ name: productoLines[name].label, value: producto[name] }));
  const known = [...lines, ...more];
  if (known.length === 0) return {};
  return { additionalProperty: known.map((one) => ({ "@type": "PropertyValue", ...one })) };
}

function opinionesJsonLd(producto: ProductoDetalle) {
  const { calificacion_promedio: average, opiniones_total, opiniones } = producto;
  if (average === null || opiniones_total === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: opiniones_total,
      bestRating: 5,
      worstRating: 1,
    },
    review: opiniones.slice(0, maxOpiniones).map(opinionJsonLd),
  };
}

function opinionJsonLd({ nombre_usuario, calificacion, comentario, creado_en }: Opinion) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: nombre_usuario },
    datePublished: new Date(creado_en).toISOString().slice(0, 10),
    reviewRating: { "@type": "Rating", ratingValue: calificacion, bestRating: 5, worstRating: 1 },
    ...(comentario ? { reviewBody: comentario } : {}),
  };
}
