import { expect, it } from "vitest";
import { LoginSchema } from "./acceso.ts";
import { DireccionInputSchema } from "./direcciones.ts";
import { NombreSchema } from "./fields.ts";

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

it("drops signs that turn or hide text from a name, and keeps an emoji whole", () => {
  const nombre = NombreSchema.parse("\u2066An\u202ea\u200b \ufeffPérez\u2069 👩\u200d🔧 a\u200db");
  expect(nombre).toBe("Ana Pérez 👩\u200d🔧 ab");
  expect(NombreSchema.safeParse("\u200b\u202e ").success).toBe(false);
});

it.each(["Ana\nPérez", "Ana\r\nPérez", "Ana\u2028Pérez"])(
  "refuses a name of two lines: %j",
  (nombre) => {
    expect(messagesOf(NombreSchema.safeParse(nombre).error)).toEqual([
      'El campo "nombre" admite una sola línea.',
    ]);
  },
);
