import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Db } from "./db/database.ts";
import type { IdentityProvider } from "./providers/identity.ts";
import type { ImageStore } from "./providers/image-store.ts";
import type { MailProvider } from "./providers/mail.ts";
import type { Passwords } from "./providers/passwords.ts";
import type { PaymentProvider } from "./providers/payment.ts";
import type { Pictures } from "./providers/pictures.ts";

/** How a payment ended: its money is ours, was refused, has to go back, or is back. */
export type PaymentOutcome = "settled" | "refused" | "to_refund" | "refunded";

/** What a handler may reach: passed as an argument, never imported. */
export type AppContext = {
  db: Db;
  clock: Clock;
  log: Logger;
  config: Config;
  payment: PaymentProvider;
  /** Null when sign-in with Google is not set up. */
  identity: IdentityProvider | null;
  mail: MailProvider;
  passwords: Passwords;
  images: ImageStore;
  pictures: Pictures;
  /** Counts how a payment ended, for the figures. */
  countPayment: (outcome: PaymentOutcome) => void;
};

/** The caller of an operation, as its row says at this moment. */
export type Session = {
  usuario_id: number;
  nombre: string;
  email: string;
  rol: "cliente" | "admin";
  /** The version with which the token was made: what is changed in its name must still find it. */
  sesion_version: number;
  /** When the person proved who they are, in epoch milliseconds; renewals do not move it. */
  iniciada_en: number;
};
