import * as z from "zod/mini";
import { cleanText } from "../values/clean-text.ts";
import { queryNumber } from "./fields.ts";

/** The most rows one page of any list holds; also what the API answers with unless told. */
export const maxPageSize = 100;

/** Which page of a list is asked for; the count of all matches travels in `X-Total-Count`. */
export const paginaShape = {
  pagina: z.optional(queryNumber(1, 1_000_000, "La página no es válida.")),
  por_pagina: z.optional(
    queryNumber(1, maxPageSize, `El tamaño de página debe estar entre 1 y ${maxPageSize}.`),
  ),
};

/** Words to look for; accents and case do not matter. */
export const busquedaQuery = z.optional(
  z
    .string()
    .check(z.overwrite(cleanText), z.maxLength(100, "La búsqueda admite hasta 100 caracteres.")),
);

/** `true` or `false` in a query string. */
export const booleanQuery = (field: string) =>
  z.pipe(
    z.enum(["true", "false"], { error: `El parámetro "${field}" debe ser true o false.` }),
    z.transform((value) => value === "true"),
  );

/** A parameter whose presence chooses the operation: it says `true` and nothing else. */
export const onlyTrue = (field: string) =>
  z.literal("true", { error: `El parámetro "${field}" debe ser true.` });

/** A day of Chile's calendar, `2026-11-21`. */
export const fechaQuery = (field: string) =>
  z.string().check(
    z.refine((value) => {
      const moment = /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? Date.parse(`${value}T00:00:00Z`)
        : Number.NaN;
      return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
    }, `El parámetro "${field}" debe ser una fecha como 2026-11-21.`),
  );
