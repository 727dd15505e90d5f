import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { errorBody } from "./error-body.ts";

test("tells sentence, fields and what is left, and nothing that is absent", () => {
  const campos = { correo: "Escribe tu correo." };
  expect(errorBody(new AppError({ status: 422, message: "Revisa.", campos, maximo: 3 }))).toEqual({
    error: "Revisa.",
    campos,
    maximo: 3,
  });
  expect(errorBody(new AppError({ status: 404, message: "No.", campos: {} }))).toEqual({
    error: "No.",
  });
});

test("repeats of endless names and texts only the beginning", () => {
  const names = Array.from({ length: 20_000 }, (_, at) => `personalizacion.c${at}`);
  const campos = { ["x".repeat(90_000)]: "a\u0300".repeat(2000) };
  for (const name of names) campos[name] = "La pieza no lo tiene.";
  const body = errorBody(new AppError({ status: 422, message: "😀".repeat(900), campos }));
  expect(Object.keys(body.campos ?? {})).toHaveLength(50);
  expect(JSON.stringify(body).length).toBeLessThan(10_000);
  expect(body.error.isWellFormed()).toBe(true);
});
