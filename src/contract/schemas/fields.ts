import * as z from "zod/mini";
import { errorMessages, requiredField } from "../error-messages.ts";
import { cleanCode, cleanLine, cleanText } from "../values/persona/clean-text.ts";
import { parseTelefono } from "../values/persona/telefono.ts";
import { isRowId } from "../values/row-id.ts";

/** A row id in a query or body. */
export const IdSchema = z.pipe(
  z
    .union([z.string(), z.number()], { error: "El identificador no es válido." })
    .check(z.refine((value) => isRowId(String(value)), "El identificador no es válido.")),
  z.transform(Number),
);

/** Trimmed, 1 to `max` characters; `missing` is the error of an empty one. */
export function requiredText(field: string, max: number, missing = requiredField(field)) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(cleanText),
      z.minLength(1, missing),
      z.maxLength(max, tooLongField(field, max)),
    );
}

/** Trimmed, at most `max` characters; absent, null and "" become "". */
export function optionalText(field: string, max: number) {
  return z.pipe(
    z.nullish(boundedText(field, max)),
    z.transform((value) => value ?? ""),
  );
}

function boundedText(field: string, max: number) {
  return z
    .string({ error: `El campo "${field}" no es válido.` })
    .check(z.overwrite(cleanText), z.maxLength(max, tooLongField(field, max)));
}

/** Like requiredText, without line breaks. */
export function requiredLine(field: string, max: number, missing?: string) {
  return requiredText(field, max, missing).check(oneLine(field), z.overwrite(cleanLine));
}

/** Like optionalText, without line breaks. */
export function optionalLine(field: string, max: number) {
  return optionalText(field, max).check(oneLine(field), z.overwrite(cleanLine));
}

/** Like optionalLine, but absent stays absent. */
export function keptLine(field: string, max: number) {
  return z.pipe(
    z.nullish(boundedText(field, max).check(oneLine(field), z.overwrite(cleanLine))),
    z.transform((value) => (value === undefined ? undefined : (value ?? ""))),
  );
}

function oneLine(field: string) {
  const message = `El campo "${field.replaceAll("_", " ")}" admite una sola línea.`;
  return z.refine<string>((text) => !/[\r\n\u0085\u2028\u2029]/.test(text), message);
}

/** Kept as E.164. Absent stays absent, so that a call that does not know the field changes nothing; "" takes it away. */
export const TelefonoSchema = z.pipe(
  z.nullish(
    z.string({ error: errorMessages.telefonoInvalid }).check(
      z.overwrite(cleanCode),
      z.maxLength(40, errorMessages.telefonoInvalid),
      z.refine((text) => text === "" || parseTelefono(text) !== null, {
        error: errorMessages.telefonoInvalid,
      }),
    ),
  ),
  z.transform((text) => (text === undefined ? undefined : (parseTelefono(text ?? "") ?? ""))),
);

export const maxNombre = 100;

export const NombreSchema = requiredLine("nombre", maxNombre, errorMessages.nombreRequired);

/** Plain signs in lower case, at most 254 characters (RFC 5321). */
export function emailField(missing: string) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(cleanCode),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, "El correo es demasiado largo."),
      z.email("Ingresa un correo electrónico válido."),
    );
}

export const EmailSchema = emailField(errorMessages.emailRequired);

export function queryNumber(min: number, max: number, error: string) {
  return z.pipe(
    z.string({ error }).check(
      z.regex(/^\d{1,9}$/, error),
      z.refine((value) => Number(value) >= min && Number(value) <= max, error),
    ),
    z.transform(Number),
  );
}

/** A whole number from a form; required unless it has a `fallback`. */
export function formInteger(
  field: string,
  {
    min = 0,
    max,
    fallback,
    missing = requiredField(field),
  }: { min?: number; max: number; fallback?: number; missing?: string },
) {
  const range = `El campo "${field.replaceAll("_", " ")}" debe ser un número entero entre ${min} y ${max}.`;
  const isInRange = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.pipe(
    z
      .pipe(
        z.optional(z.union([z.string(), z.number()], { error: range })),
        z.transform((value) => String(value ?? "").trim()),
      )
      .check(
        z.refine((text) => text !== "" || fallback !== undefined, {
          error: missing,
          abort: true,
        }),
        z.refine((text) => text === "" || isInRange(text), range),
      ),
    z.transform((text) => (text === "" ? Number(fallback) : Number(text))),
  );
}

function tooLongField(field: string, max: number): string {
  return `El campo "${field.replaceAll("_", " ")}" admite hasta ${max} caracteres.`;
}

export const AcknowledgementSchema = z.strictObject({ mensaje: z.string() });
