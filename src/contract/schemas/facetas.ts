import * as z from "zod/mini";
import { cleanText } from "../values/persona/clean-text.ts";
import {
  clavePattern,
  fewestStars,
  maxPrecioFilter,
  precioStep,
} from "../values/producto/facetas.ts";
import { productoLengths } from "../values/producto/producto-fields.ts";
import { slugPattern } from "../values/producto/slug-pattern.ts";
import { queryNumber } from "./fields.ts";
import { booleanQuery, busquedaQuery, onlyTrue } from "./lists.ts";

const precioError = (field: string) =>
  `El parámetro "${field}" debe ser un número de miles de pesos, como 10000.`;

const precioQuery = (field: string) =>
  z.optional(
    queryNumber(0, maxPrecioFilter, precioError(field)).check(
      z.refine((pesos) => pesos % precioStep === 0, precioError(field)),
    ),
  );

export const categoriaQuery = z.optional(
  z.string().check(z.regex(slugPattern, "La categoría no es válida.")),
);

/** See Facetas. */
export const facetasShape = {
  precio_min: precioQuery("precio_min"),
  precio_max: precioQuery("precio_max"),
  material: z.optional(
    z
      .string()
      .check(
        z.overwrite(cleanText),
        z.minLength(1, "El material no es válido."),
        z.maxLength(
          productoLengths.material,
          `El material admite hasta ${productoLengths.material} caracteres.`,
        ),
      ),
  ),
  color: z.optional(z.string().check(z.regex(clavePattern, "El color no es válido."))),
  disponible: z.optional(booleanQuery("disponible")),
  estrellas: z.optional(
    queryNumber(fewestStars, fewestStars, `El parámetro "estrellas" debe ser ${fewestStars}.`),
  ),
};

export const FacetasQuerySchema = z.strictObject({
  facetas: z.optional(onlyTrue("facetas")),
  q: busquedaQuery,
  categoria: categoriaQuery,
  ...facetasShape,
});

const counted = { total: z.number() };

/** How many productos each value would leave, with the other filters as they are. */
export const FacetasSchema = z.strictObject({
  /**
   * False without words, and where they find too many productos or only some of them are found: the
   * totals are then of the list without words.
   */
  de_busqueda: z.boolean(),
  categorias: z.array(z.strictObject({ slug: z.string(), ...counted })),
  /** The most frequent first. */
  materiales: z.array(z.strictObject({ material: z.string(), ...counted })),
  /** Those of the shop's list, the most frequent first; a producto counts in each that it can be had in. */
  colores: z.array(
    z.strictObject({ clave: z.string(), nombre: z.string(), color: z.string(), ...counted }),
  ),
  precios: z.array(
    z.strictObject({ desde: z.nullable(z.number()), hasta: z.nullable(z.number()), ...counted }),
  ),
  disponibles: z.number(),
  bien_evaluados: z.number(),
  /** In any categoria. */
  total: z.number(),
});

export type FacetasAnswer = z.infer<typeof FacetasSchema>;
export type FacetasQuery = z.infer<typeof FacetasQuerySchema>;
