import type { Generated } from "kysely";
import type { Millis } from "./values.ts";

/** A sign-in that goes on; ended by deleting it, or by raising `usuarios.sesion_version`. */
export type SesionesTable = {
  id: Generated<number>;
  usuario_id: number;
  /** Copied from the usuario at the sign-in. */
  sesion_version: number;
  /** Browser and system, e.g. "Firefox en Windows"; the user agent itself is not kept. */
  dispositivo: string;
  /** Half of the address, e.g. "190.22.x.x". */
  red: string;
  iniciada_en: Millis;
  /** Written every few minutes. */
  usada_en: Millis;
  /** The last proof of who is there: the sign-in. */
  probada_en: Millis;
  /** End of its newest token. */
  vence_en: Millis;
};

/** One-time codes of an app. */
export type FactorCodigosTable = {
  usuario_id: number;
  /** Encrypted; see factor-secret.ts. */
  secreto: string;
  /** The time step of the last code that was taken: a code works once. */
  ultimo_paso: Generated<number>;
  creado_en: Millis;
  /** Null until a first code showed that the app has the secret. */
  activado_en: Millis | null;
};

export type FactorPasskeysTable = {
  id: Generated<number>;
  usuario_id: number;
  /** The id of the credential, base64url. */
  credencial: string;
  /** COSE, base64url. */
  clave_publica: string;
  /** Count of signatures; 0 for ever where the passkey is synchronised among devices. */
  contador: number;
  /** JSON: a list of transports. */
  transportes: string;
  nombre: string;
  creado_en: Millis;
  usado_en: Millis | null;
};

/** Recovery codes. */
export type FactorRespaldosTable = {
  id: Generated<number>;
  usuario_id: number;
  /** SHA-256, hex: the code has 120 random bits. */
  hash: string;
  creado_en: Millis;
  usado_en: Millis | null;
};

/** A question that somebody answers once: the second step of a sign-in, a proof, a new passkey. */
export type FactorRetosTable = {
  id: Generated<number>;
  usuario_id: number;
  proposito: "ingreso" | "prueba" | "passkey";
  /** SHA-256, hex. */
  hash: string;
  /** Copied from the usuario when it was asked: a new password or a logout voids the question. */
  sesion_version: number;
  creado_en: Millis;
  expira_en: Millis;
  usado_en: Millis | null;
};

/** To administer the shop; deleted when it is accepted. */
export type InvitacionesTable = {
  id: Generated<number>;
  email: string;
  /** SHA-256 of the link's token, hex; null until its mail is sent. */
  hash: string | null;
  invitada_por: number | null;
  creado_en: Millis;
  expira_en: Millis;
};
