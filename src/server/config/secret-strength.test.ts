import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { estimateBits } from "./secret-strength.ts";

test.each(["hex", "base64", "base64url"] as const)(
  "every random secret of 32 signs or more counts as 128 bits in %s",
  (encoding) => {
    for (let round = 0; round < 500; round++) {
      const secret = randomBytes(24).toString(encoding).slice(0, 32);
      expect(estimateBits(secret), secret).toBeGreaterThanOrEqual(128);
    }
  },
);

test.each([
  "correcto-caballo-bateria-grapa-lluvia",
  "la cordillera nevada se ve desde mi ventana",
  "una-clave-de-prueba-de-treinta-y-dos-bytes",
  "acceptance-checks-secret-of-the-shop-2026",
])("a long phrase counts: %s", (phrase) => {
  expect(estimateBits(phrase)).toBeGreaterThanOrEqual(128);
});

test.each([
  "12345678901234567890123456789012",
  "0123456789abcdefghijklmnopqrstuv",
  "0123456789abcdef0123456789abcdef",
  "abcdefghijklmnopqrstuvwxyzabcdefghijkl",
  "qwertyuiopasdfghjklzxcvbnmqwertyuiop",
  "contraseñacontraseñacontraseñacontraseña",
  "secreto-secreto-secreto-secreto-secreto",
  "98765432109876543210987654321098",
  "73950184627395018462739501846273",
  "31415926535897932384626433832795",
  "abcdabcdabcdabcdabcdabcdabcdabcdabcd",
])("what repeats, follows an order or is only digits does not: %s", (secret) => {
  expect(estimateBits(secret)).toBeLessThan(128);
});
