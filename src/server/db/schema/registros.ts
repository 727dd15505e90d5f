import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

/** A registration that waits for its link. */
export type RegistrosTable = {
  id: Generated<number>;
  email: string;
  nombre: string;
  /** All of one address have one salt, so that a login compares them after one hash. */
  password_hash: string;
  /** SHA-256 of the browser's random value, hex; empty for a client without one. */
  navegador: Generated<string>;
  creado_en: Millis;
};

/** Links of mails to an address that has no account yet. */
export type EnlacesRegistroTable = {
  /** SHA-256 of the token, hex. */
  hash: string;
  email: string;
  /** Null: of the address, whatever its registrations. */
  registro_id: number | null;
  proposito: "verificacion" | "recuperacion";
  creado_en: Millis;
  expira_en: Millis;
  usado_en: Millis | null;
};
