// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StrengthMeter } from "./strength-meter.tsx";

afterEach(cleanup);

test.each([
  ["", ""],
  ["12345678", "Seguridad de la contraseña: Débil. Agrega una minúscula y una mayúscula."],
  ["abc", "Seguridad de la contraseña: Débil. Agrega caracteres hasta llegar a 8 y una mayúscula."],
  ["Zorro rojo", "Seguridad de la contraseña: Normal. Agrega un número y un símbolo."],
  ["Zorro rojo 7", "Seguridad de la contraseña: Fuerte"],
])("of %j it says how strong it is and what would help", (password, text) => {
  const { container } = render(<StrengthMeter password={password} />);
  expect(container.textContent?.trim()).toBe(text);
});
