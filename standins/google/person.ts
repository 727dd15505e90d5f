import { createHash } from "node:crypto";

export type Person = {
  sub: string;
  email: string;
  nombre: string;
  email_verificado: boolean;
  hd?: string;
};

/** Defects of the id token that the shop must refuse. */
export type Bent = { aud?: string; iss?: string; exp_segundos?: number; firma_mala?: boolean };

export const people: readonly Person[] = [
  personOf({ email: "camila.rojas@gmail.com", nombre: "Camila Rojas", email_verificado: true }),
  personOf({ email: "matias.soto@gmail.com", nombre: "Matías Soto", email_verificado: true }),
  personOf({ email: "taller@maderas.example", nombre: "Taller Maderas", email_verificado: true }),
];

/** `sub` follows from the address unless it is given. */
export function personOf(input: Omit<Person, "sub"> & { sub?: string | undefined }): Person {
  const email = input.email.trim().toLowerCase();
  const digits = BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`);
  return { ...input, email, sub: input.sub ?? `1${digits.toString().padStart(20, "0")}` };
}
