import { createHash } from "node:crypto";

/** Somebody who signs in at this provider. */
export type Person = {
  sub: string;
  email: string;
  nombre: string;
  email_verificado: boolean;
  hd?: string;
};

/** What a test may bend in the id token, to see it refused. */
export type Bent = { aud?: string; iss?: string; exp_segundos?: number; firma_mala?: boolean };

/** Invented people for the page's list. */
export const people: readonly Person[] = [
  personOf({ email: "camila.rojas@gmail.com", nombre: "Camila Rojas", email_verificado: true }),
  personOf({ email: "matias.soto@gmail.com", nombre: "Matías Soto", email_verificado: true }),
  personOf({ email: "taller@maderas.example", nombre: "Taller Maderas", email_verificado: true }),
];

/** The same address is always the same person, unless a `sub` is given. */
export function personOf(input: Omit<Person, "sub"> & { sub?: string | undefined }): Person {
  const email = input.email.trim().toLowerCase();
  const digits = BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`);
  return { ...input, email, sub: input.sub ?? `1${digits.toString().padStart(20, "0")}` };
}
