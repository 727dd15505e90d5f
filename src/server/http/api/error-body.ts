import type { AppError } from "../../errors.ts";

/** More than any form has fields with a fault of their own. */
const maxCampos = 50;
/** More than any sentence of the shop, or path of a field, has letters of its own. */
const maxLetters = 500;

/** Body for the caller. Names and texts of their own, which a refusal may repeat, are cut short. */
export function errorBody(error: AppError) {
  const { message, campos = {}, disponible, maximo, total, needsProof } = error;
  const told = Object.entries(campos).slice(0, maxCampos);
  return {
    error: cut(message),
    disponible,
    maximo,
    total,
    ...(told.length > 0 && {
      campos: Object.fromEntries(told.map(([name, text]) => [cut(name), cut(text)])),
    }),
    ...(needsProof ? { prueba: true } : {}),
  };
}

function cut(text: string): string {
  return text.length <= maxLetters ? text : `${text.slice(0, maxLetters).toWellFormed()}…`;
}
