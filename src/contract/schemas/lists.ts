import * as z from "zod/mini";
import { cleanText } from "../values/persona/clean-text.ts";
import { busquedaLength } from "../values/producto/catalogo-lists.ts";
import { queryNumber } from "./fields.ts";

/** Maximum rows per page of any list, and the API's default. */
export const maxPageSize = 100;

/** Productos that a search lists; `X-Total-More: true` says that it found more (docs/reglas.md 118). */
export const maxFound = 1000;

/** The total count is in `X-Total-Count`. */
export const paginaShape = {
  pagina: z.optional(queryNumber(1, 1_000_000, "La página no es válida.")),
  por_pagina: z.optional(
    queryNumber(1, maxPageSize, `El tamaño de página debe estar entre 1 y ${maxPageSize}.`),
  ),
};

/** Search words, without regard to accents or case. */
export const busquedaQuery = z.optional(
  z
    .string()
    .check(
      z.overwrite(cleanText),
      z.maxLength(busquedaLength, `La búsqueda admite hasta ${busquedaLength} caracteres.`),
    ),
);

export const booleanQuery = (field: string) =>
  z.pipe(
    z.enum(["true", "false"], { error: `El parámetro "${field}" debe ser true o false.` }),
    z.transform((value) => value === "true"),
  );

/** For a parameter that selects the operation by its presence. */
export const onlyTrue = (field: string) =>
  z.literal("true", { error: `El parámetro "${field}" debe ser true.` });

/** A day in Chile, `2026-11-21`. */
export const fechaQuery = (field: string) =>
  fechaText(`El parámetro "${field}" debe ser una fecha como 2026-11-21.`);

/** A day of a form. Absent, null and "" become null. */
export const optionalFecha = z.pipe(
  z.nullish(
    z.union([z.literal(""), fechaText("Ingresa una fecha.")], { error: "Ingresa una fecha." }),
  ),
  z.transform((text) => (text === undefined || text === "" ? null : text)),
);

/** A day of a form, as 2026-11-21. */
export function fechaText(error: string) {
  return z.string({ error }).check(
    z.refine((value) => {
      const moment = /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? Date.parse(`${value}T00:00:00Z`)
        : Number.NaN;
      return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
    }, error),
  );
}
