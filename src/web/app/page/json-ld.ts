import type { MetaDescriptor } from "react-router";
import type { Tienda } from "#contract/schemas/tienda.ts";

/** The last one is the page itself. */
export type JsonLdCrumb = { text: string; to: string };

export function jsonLd(graph: Record<string, unknown>): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...graph } };
}

export function breadcrumbsJsonLd(crumbs: readonly JsonLdCrumb[], url: string): MetaDescriptor {
  return jsonLd({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ text, to }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: text,
      item: url + to,
    })),
  });
}

/** For the home page alone. */
export function tiendaJsonLd(tienda: Tienda): MetaDescriptor {
  const { nombre, lema, url } = tienda;
  return jsonLd({
    "@graph": [
      { ...sellerJsonLd(tienda), ...identidadJsonLd(tienda), description: lema },
      {
        "@type": "WebSite",
        "@id": `${url}/#sitio`,
        url: `${url}/`,
        name: nombre,
        inLanguage: "es-CL",
        publisher: { "@id": `${url}/#tienda` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${url}/tienda?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  });
}

export function sellerJsonLd({ nombre, url }: Pick<Tienda, "nombre" | "url">) {
  return { "@type": "OnlineStore", "@id": `${url}/#tienda`, name: nombre, url: `${url}/` };
}

/** Ten days from delivery (docs/reglas.md 74); our terms do not settle who pays the return. */
/** For a piece made to the buyer's measure, which the page says beside the precio. */
export const noReturnJsonLd = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "CL",
  returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
} as const;

export function returnPolicyJsonLd(url: string) {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "CL",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 10,
    merchantReturnLink: `${url}/terminos`,
  };
}

function identidadJsonLd({ identidad, redes, url }: Tienda) {
  const { razon_social, rut, direccion, telefono, email } = identidad;
  const contactPoint = {
    contactType: "customer service",
    ...present({ telephone: telefono, email }),
  };
  return {
    logo: `${url}/icono-512.png`,
    image: `${url}/og.jpg`,
    ...present({ legalName: razon_social, taxID: rut, telephone: telefono, email }),
    ...(direccion === null ? {} : { address: addressJsonLd(direccion) }),
    ...((telefono ?? email)
      ? {
          contactPoint: {
            "@type": "ContactPoint",
            ...contactPoint,
            areaServed: "CL",
            availableLanguage: "es",
          },
        }
      : {}),
    ...(redes.length === 0 ? {} : { sameAs: redes.map((red) => red.url) }),
    hasMerchantReturnPolicy: returnPolicyJsonLd(url),
  };
}

function addressJsonLd(direccion: string) {
  return { "@type": "PostalAddress", streetAddress: direccion, addressCountry: "CL" };
}

function present(values: Record<string, string | null>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
