import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { dataKinds } from "#contract/values/rights/data-kinds.ts";
import { privacySections, privacyVersion } from "./legal.copy.ts";

/** By number of the version. A published text never changes: a new one has the next number and its day. */
const published: Readonly<Record<number, string>> = {
  1: "99fdca5239b932a0",
  2: "3d7740f9c028af0f",
  3: "8ba68bf8f1ff045e",
  4: "f540a138c5f1808e",
  5: "f4acffab7749f93f",
  6: "a5286acff2f0a868",
  7: "3a5aa7ae33d9aa4f",
  8: "adec90d1bb5fe2a5",
  9: "b58422791bd4c600",
  10: "a89d1031698fa079",
  11: "a33cddc9b6b99833",
  12: "123836712884e90f",
};

const settings = {
  google: true,
  whatsapp: "+56987654321",
  privacidad: "Los servidores están en Chile.",
};

test("a text of privacy that differs from the published one has a new version", () => {
  const texts = [true, false].flatMap((google) =>
    [settings.whatsapp, null].map((whatsapp) => privacySections({ ...settings, google, whatsapp })),
  );
  const said = JSON.stringify([texts, dataKinds]);
  const hash = createHash("sha256").update(said).digest("hex").slice(0, 16);
  expect(published[privacyVersion.numero]).toBe(hash);
});

const textOf = (value: Parameters<typeof privacySections>[0]) =>
  privacySections(value)
    .map(({ title, paragraphs }) => [title, ...paragraphs].join("\n"))
    .join("\n");

test("it names Google only where a sign-in with Google is set up", () => {
  expect(textOf(settings)).toContain("Google LLC, en Estados Unidos");
  expect(textOf({ ...settings, google: false })).not.toContain("tu navegador va a Google");
  expect(textOf(null)).toContain("Google LLC, en Estados Unidos");
});

test("it says what the owner wrote about data abroad, and what is decided automatically", () => {
  expect(textOf(settings)).toContain(
    "Transferencias fuera de Chile\nEl pago se hace en Webpay, de Transbank, en Chile.",
  );
  expect(textOf(settings)).toContain(settings.privacidad);
  expect(textOf(settings)).toContain("Decisiones automatizadas\nNo hacemos perfiles de ti.");
});

test("it names WhatsApp only where the shop has a number", () => {
  expect(textOf(settings)).toContain("WhatsApp LLC, en Estados Unidos");
  expect(textOf({ ...settings, whatsapp: null })).not.toContain("WhatsApp");
  expect(textOf(null)).toContain("WhatsApp LLC, en Estados Unidos");
});
