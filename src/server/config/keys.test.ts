import { expect, test } from "vitest";
import { currentKey, deriveKey, readingKeys } from "./keys.ts";

const secrets = { jwtSecret: "a secret of thirty-two bytes, or", jwtSecretPrevious: null };
const hex = (key: Buffer) => key.toString("hex");

test("every purpose and every secret has a key of its own, the same at every start", () => {
  const keys = [
    deriveKey("one secret", "session"),
    deriveKey("one secret", "limits"),
    deriveKey("one secret", "trail"),
    deriveKey("one secret", "factor"),
    deriveKey("one secret", "registration"),
    deriveKey("another", "session"),
  ].map(hex);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => key.length === 64)).toBe(true);
  // Any other value would sign everybody out at an upgrade.
  expect(keys[0]).toBe("be42f9e1789734215e51fcadcbb1708d2704cebc8a133de98716ab6ba62c7846");
});

test("what was made before a rotation is read with both keys, the current first", () => {
  const before = currentKey(secrets, "session");
  const rotated = { jwtSecret: "a newer secret of 32 bytes, or so", jwtSecretPrevious: null };
  expect(readingKeys(rotated, "session")).toEqual([currentKey(rotated, "session")]);
  const inRotation = { ...rotated, jwtSecretPrevious: secrets.jwtSecret };
  expect(readingKeys(inRotation, "session")).toEqual([currentKey(rotated, "session"), before]);
});
