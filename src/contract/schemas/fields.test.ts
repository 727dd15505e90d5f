import { expect, it } from "vitest";
import { LoginSchema } from "./acceso.ts";
import { DireccionInputSchema } from "./direcciones.ts";

const messagesOf = (error: { issues: { message: string }[] } | undefined) =>
  error?.issues.map(({ message }) => message);

it("asks for an address and a password in the words of the form", () => {
  const sentences = ["Ingresa tu correo electrónico.", "Ingresa tu contraseña."];
  for (const body of [{}, { email: " ", password: "" }]) {
    expect(messagesOf(LoginSchema.safeParse(body).error)).toEqual(
      expect.arrayContaining(sentences),
    );
  }
});

it("names a field that is too long without the underscore of the wire", () => {
  const direccion = { alias: "Casa", comuna: "Ñuñoa", ciudad: "Santiago" };
  const region = "Metropolitana de Santiago";
  const tooLong = { ...direccion, region, calle_numero: "x".repeat(201), nota: "" };
  expect(messagesOf(DireccionInputSchema.safeParse(tooLong).error)).toEqual([
    'El campo "calle numero" admite hasta 200 caracteres.',
  ]);
});
