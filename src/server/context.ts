import type { Logger } from "pino";
import type { SecurityEventKind, SecurityResult } from "#contract/schemas/seguridad.ts";
import type { DataKindName } from "#contract/values/rights/data-kinds.ts";
import type { ArchivoStore } from "./archivos/archivo-store.ts";
import type { Config } from "./config/config.ts";
import type { TiendaConfig } from "./config/tienda-config.ts";
import type { Db } from "./db/database.ts";
import type { IdentityProvider } from "./providers/identity.ts";
import type { ImageStore } from "./providers/image-store.ts";
import type { MailProvider } from "./providers/mail.ts";
import type { Passwords } from "./providers/passwords.ts";
import type { PaymentProvider } from "./providers/payment/payment.ts";
import type { Pictures } from "./providers/pictures.ts";
import type { Clock } from "./time/clock.ts";

/** The label `outcome` of a published metric (docs/operar.md). */
export type PaymentOutcome = "settled" | "refused" | "to_refund" | "refunded";

/** The label `reason` of a published metric (docs/operar.md). */
export type SweepStop = "other_shop" | "unknown_origin" | "too_many";

/** Result of the last sweep of the pictures. */
export type SweepRecord = {
  /** Why it removed nothing. */
  stop: SweepStop | null;
  orphans: number;
  /** Null: nobody looked. */
  discarded: number | null;
};

export type AppContext = {
  db: Db;
  clock: Clock;
  log: Logger;
  config: Config;
  /** Facts from the environment; `config.tienda()` has the owner's changes. */
  firstTienda: TiendaConfig;
  payment: PaymentProvider;
  /** Null when sign-in with Google is not set up. */
  identity: IdentityProvider | null;
  mail: MailProvider;
  passwords: Passwords;
  images: ImageStore;
  archivos: ArchivoStore;
  pictures: Pictures;
  countPayment: (outcome: PaymentOutcome) => void;
  recordSweep: (sweep: SweepRecord) => void;
  countForgotten: (dato: DataKindName, rows: number) => void;
  /** Call recordSecurityEvent, which counts by itself. */
  countSecurityEvent: (tipo: SecurityEventKind, resultado: SecurityResult) => void;
};

/** The caller of an operation, as their row says now. */
export type Session = {
  sesion_id: number;
  usuario_id: number;
  nombre: string;
  email: string;
  rol: "cliente" | "admin";
  /** Writes on behalf of an ended session must not find it. */
  sesion_version: number;
  /** Epoch milliseconds; renewals do not move it. */
  startedAt: number;
  /** Epoch milliseconds of the last proof of who is there: the sign-in. */
  provedAt: number;
};

/** Where a call comes from, as the request says. */
export type CallOrigin = {
  /** An IP address. */
  address: string;
  userAgent: string;
};
