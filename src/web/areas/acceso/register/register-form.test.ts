import { describe, expect, it } from "vitest";
import { RegisterFormSchema } from "./register-form.tsx";

const valid = {
  nombre: "Ana",
  email: "ana@correo.cl",
  password: "Xk9-torta",
  confirm_password: "Xk9-torta",
};

function errorsOf(change: Partial<typeof valid>): Record<string, string> {
  const parsed = RegisterFormSchema.safeParse({ ...valid, ...change });
  const issues = parsed.error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

describe("RegisterFormSchema", () => {
  it.each([
    ["a good form", {}, {}],
    [
      "two passwords that differ",
      { confirm_password: "otra-clave" },
      { confirm_password: "Las contraseñas no coinciden." },
    ],
    [
      "a short password, and one that differs, both at once",
      { password: "abc", confirm_password: "abd" },
      {
        password: "La contraseña debe tener al menos 8 caracteres.",
        confirm_password: "Las contraseñas no coinciden.",
      },
    ],
    ["an empty name", { nombre: " " }, { nombre: "Ingresa tu nombre." }],
  ])("%s", (_name, change, expected) => {
    expect(errorsOf(change)).toEqual(expected);
  });
});
