import { expect, test } from "vitest";
import { openSecret, sealSecret } from "./factor-secret.ts";
import { findStep, newCodeSecret } from "./one-time-code.ts";
import { hashRecoveryCode, newRecoveryCode } from "./recovery-code.ts";

const config = { jwtSecret: "a secret of thirty-two bytes, or so", jwtSecretPrevious: null };
const usuario_id = 7;

test("a sealed secret is opened for its account only, and shows nothing of it", () => {
  const secret = newCodeSecret();
  const secreto = sealSecret(config, { usuario_id, secret });
  expect(openSecret(config, { usuario_id, secreto })).toEqual({ secret, isCurrent: true });
  expect(openSecret(config, { usuario_id: 8, secreto })).toBeNull();
  expect(Buffer.from(secreto, "base64url").includes(Buffer.from(secret))).toBe(false);
  expect(sealSecret(config, { usuario_id, secret })).not.toBe(secreto);
  const first = secreto.startsWith("A") ? "B" : "A";
  expect(openSecret(config, { usuario_id, secreto: first + secreto.slice(1) })).toBeNull();
});

test("a rotated JWT_SECRET opens what the one before sealed, and says so", () => {
  const secret = newCodeSecret();
  const secreto = sealSecret(config, { usuario_id, secret });
  const rotated = { jwtSecret: "another secret of thirty-two bytes", jwtSecretPrevious: null };
  const inRotation = { ...rotated, jwtSecretPrevious: config.jwtSecret };
  expect(openSecret(inRotation, { usuario_id, secreto })).toEqual({ secret, isCurrent: false });
  expect(openSecret(rotated, { usuario_id, secreto })).toBeNull();
});

/** RFC 6238 appendix B, the last six of its eight digits; its secret has 20 bytes, too. */
test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [20_000_000_000, "353130", 666_666_666],
])("the code of second %i is %s", (second, codigo, step) => {
  const secret = new Uint8Array(Buffer.from("12345678901234567890"));
  expect(findStep(secret, { codigo, now: second * 1000 })).toBe(step);
  expect(findStep(secret, { codigo: "000000", now: second * 1000 })).toBeNull();
});

test("a recovery code is found however it is typed", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[2-9A-Z]{7}(-[2-9A-Z]{7}){3}$/);
  expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(
    hashRecoveryCode(code),
  );
  expect(hashRecoveryCode(newRecoveryCode())).not.toBe(hashRecoveryCode(code));
});
