import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Campo } from "#contract/schemas/campos.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { DespachoIncluido } from "#contract/schemas/tienda.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { productoJsonLd } from "./producto-json-ld.ts";

/** Shape of schema.org and its readers; a property that is not there is a fault. */
const days = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  minValue: z.int().check(z.gte(0)),
  maxValue: z.int().check(z.gte(0)),
  unitCode: z.literal("DAY"),
});
const despachoSchema = z.strictObject({
  "@type": z.literal("OfferShippingDetails"),
  shippingRate: z.strictObject({
    "@type": z.literal("MonetaryAmount"),
    value: z.literal(0),
    currency: z.literal("CLP"),
  }),
  shippingDestination: z.strictObject({
    "@type": z.literal("DefinedRegion"),
    addressCountry: z.literal("CL"),
  }),
  deliveryTime: z.strictObject({
    "@type": z.literal("ShippingDeliveryTime"),
    businessDays: z.strictObject({
      "@type": z.literal("OpeningHoursSpecification"),
      dayOfWeek: z.array(z.enum(dayUrls())),
    }),
    handlingTime: days,
    transitTime: days,
  }),
});
const policy = {
  "@type": z.literal("MerchantReturnPolicy"),
  applicableCountry: z.literal("CL"),
};
const policySchema = z.union([
  z.strictObject({
    ...policy,
    returnPolicyCategory: z.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: z.literal(10),
    merchantReturnLink: z.url(),
  }),
  z.strictObject({
    ...policy,
    returnPolicyCategory: z.literal("https://schema.org/MerchantReturnNotPermitted"),
  }),
]);

function dayUrls() {
  return ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map(
    (day) => `https://schema.org/${day}` as const,
  );
}

const incluido: DespachoIncluido = {
  hasta_gramos: 1000,
  peso_defecto_gramos: 250,
  preparacion: [1, 2],
  dias: [3, 7],
};
const producto = {
  id: 1,
  sku: "PUDU-1",
  nombre: "Pudú",
  descripcion: "Un pudú.",
  precio: 12_990,
  stock: 3,
  ...mapLines(() => ""),
  material: "PLA",
  peso_gramos: 450,
  plazo_dias: 0,
  espera_dias: 0,
  categoria_nombre: "Figuras",
  imagenes: [],
  calificacion_promedio: null,
  opiniones_total: 0,
  opiniones: [],
  a_medida: false,
  personalizacion: [] as Pick<Campo, "tipo" | "obligatorio">[],
  familia: null as ProductoDetalle["familia"],
  variantes: [] as ProductoDetalle["variantes"],
};

type Found = Record<string, unknown> & { offers: Record<string, unknown> };

function sayOf(fields: Partial<typeof producto>, despacho_incluido: DespachoIncluido | null) {
  const tienda = { nombre: "Estrato", url: "https://tienda.cl", despacho_incluido };
  const found = productoJsonLd({ ...producto, ...fields } as never, tienda);
  return (found as { "script:ld+json": Found })["script:ld+json"];
}

const offerOf = (...args: Parameters<typeof sayOf>) => sayOf(...args).offers;

describe("what a producto says of its despacho", () => {
  test("is included, in working days, where that holds for everybody", () => {
    const { shippingDetails } = offerOf({}, incluido);
    const { deliveryTime } = despachoSchema.parse(shippingDetails);
    expect(deliveryTime).toMatchObject({
      handlingTime: { minValue: 1, maxValue: 2 },
      transitTime: { minValue: 3, maxValue: 7 },
    });
  });

  test("begins when an encargo is made", () => {
    const { availability, shippingDetails } = offerOf(
      { plazo_dias: 10, espera_dias: 10 },
      incluido,
    );
    expect(availability).toBe("https://schema.org/MadeToOrder");
    expect(despachoSchema.parse(shippingDetails).deliveryTime).toMatchObject({
      handlingTime: { minValue: 11, maxValue: 12 },
    });
    expect(offerOf({ plazo_dias: 10, stock: 0 }, null)).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    });
  });

  test.each<[string, Partial<typeof producto>, DespachoIncluido | null]>([
    ["somebody pays, or no table is on", {}, null],
    ["it is heavier than what every comuna carries", { peso_gramos: 1001 }, incluido],
    [
      "its weight is unknown and counts with more",
      { peso_gramos: 0 },
      { ...incluido, hasta_gramos: 200 },
    ],
  ])("is nothing when %s", (_why, fields, known) => {
    expect(offerOf(fields, known)).not.toHaveProperty("shippingDetails");
  });
});

describe("what a producto says of its return", () => {
  test("is ten days, and none for what is made to measure", () => {
    const policyOf = (fields: Partial<typeof producto>) =>
      policySchema.parse(offerOf(fields, null).hasMerchantReturnPolicy);
    const texto = { tipo: "texto", obligatorio: false } as const;
    const days = "merchantReturnDays";
    expect(policyOf({})).toHaveProperty(days, 10);
    expect(policyOf({ personalizacion: [texto] })).toHaveProperty(days, 10);
    expect(policyOf({ a_medida: true })).not.toHaveProperty(days);
    expect(policyOf({ personalizacion: [{ ...texto, obligatorio: true }] })).not.toHaveProperty(
      days,
    );
  });
});

describe("what a variante says of its familia", () => {
  const eje = (nombre: string, tipo: "color" | "opcion") => ({ nombre, tipo, valores: [] });
  const inFamilia = (...ejes: ReturnType<typeof eje>[]) => ({
    familia: { id: 8, nombre: "Macetero Nube", ejes },
    variantes: [
      { ejes: { Color: "Lapis", Borde: "Sal", Alto: "Chico" }, id: 2, precio: 1, stock: 1 },
      { ejes: { Color: "Musgo", Borde: "Sal", Alto: "Grande" }, id: 1, precio: 1, stock: 1 },
    ],
  });
  const group = { "@type": "ProductGroup", productGroupID: "8", name: "Macetero Nube" };
  const color = "https://schema.org/color";
  const alto = { "@type": "PropertyValue", name: "Alto", value: "Grande" };

  test.each([
    ["its color", [eje("Color", "color")], [color], "Musgo", undefined],
    ["another valor", [eje("Alto", "opcion")], ["Alto"], undefined, [alto]],
    [
      "several colors as one",
      [eje("Color", "color"), eje("Alto", "opcion"), eje("Borde", "color")],
      [color, "Alto"],
      "Musgo/Sal",
      [alto],
    ],
  ])("is the group and %s", (_what, ejes, variesBy, colores, properties) => {
    const said = sayOf(inFamilia(...ejes), null);
    expect(said.isVariantOf).toMatchObject({ ...group, variesBy, hasVariant: [{}] });
    expect(said.color).toBe(colores);
    expect(said.additionalProperty).toEqual(properties);
  });

  test("is where the others are", () => {
    expect(sayOf(inFamilia(eje("Color", "color")), null).isVariantOf).toMatchObject({
      hasVariant: [{ url: "https://tienda.cl/producto/2-macetero-nube-lapis" }],
    });
  });

  test("is nothing without one", () => {
    expect(sayOf({}, null)).not.toHaveProperty("isVariantOf");
  });
});
