import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["password123", "PassWord123", "12345678", "ColoColo1", "contraseña", "admin123"])(
  "%s is refused in whatever case it is typed",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(["corcho-nube-3D", "cliente-demo-3D", "admin-demo-3D", "ocho letras", ""])(
  "%j is nobody's first guess",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
