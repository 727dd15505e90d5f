import leven from "leven";
import { secretNames } from "./secret-files.ts";

/** The names of `.env.example`; a test compares. */
export const settingNames: readonly string[] = [
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_REGION",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_POOL",
  "DATABASE_URL",
  "DATA_DIR",
  "DEMO_PRODUCTS",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "HELD_UNITS_ALARM",
  "HELD_UNITS_PER_NETWORK",
  "HELD_UNITS_PER_PERSON",
  "HOST",
  "HSTS_SUBDOMAINS",
  "JWT_SECRET",
  "JWT_SECRET_PREVIOUS",
  "LEAVE_SECONDS",
  "LOG_LEVEL",
  "MAIL_FROM",
  "METRICS_TOKEN",
  "MODO",
  "MODO_CORREOS",
  "PORT",
  "PROXY_HOPS",
  "RATE_LIMIT_FACTOR",
  "S3_ACCESS_KEY_ID",
  "S3_REGION",
  "S3_SECRET_ACCESS_KEY",
  "S3_URL",
  "SECURITY_CONTACT",
  "SHOP_ADDRESS",
  "SHOP_BOLETA",
  "SHOP_DELIVERY",
  "SHOP_EMAIL",
  "SHOP_HOURS",
  "SHOP_INSTAGRAM",
  "SHOP_INSTALLMENTS",
  "SHOP_LEGAL_NAME",
  "SHOP_NAME",
  "SHOP_PHONE",
  "SHOP_PIECES_BASE",
  "SHOP_PRIVACY",
  "SHOP_REPLY_HOURS",
  "SHOP_REPRESENTATIVE",
  "SHOP_RUT",
  "SHOP_TAGLINE",
  "SHOP_TRANSFER",
  "SHOP_URL",
  "SHOP_WHATSAPP",
  "SLOW_STATEMENT_MS",
  "SMTP_URL",
  "STANDINS_PORT",
  "TRACES_PERCENT",
  "TRACES_URL",
  "UNITS_PER_LINE",
  "UNITS_PER_PEDIDO",
  "UNITS_SHARE_FROM",
  "UNITS_SHARE_PERCENT",
  "WEBPAY_API_KEY",
  "WEBPAY_COMMERCE_CODE",
  "WEBPAY_URL",
];

/** Names of programs that share environment and `.env` with the shop: STANDINS_HOST is nearly STANDINS_PORT. */
const foreignNames = /^(?:NODE_|POSTGRES_|COMPOSE_|STANDINS_|TZ$|COMMIT$|WORKERS$)/;

/** A short name that is a letter off is often another program's. */
const minLength = 6;
const maxDistance = { short: 1, long: 2 };
const longFrom = 10;

const known: ReadonlySet<string> = new Set([
  ...settingNames,
  ...secretNames.map((name) => `${name}_FILE`),
]);

/**
 * One Spanish sentence for each name that is nearly a setting: PROXY_HOP=1 would leave the proxies
 * unknown, in silence. The environment belongs to other programs too, so a name that is like none
 * is theirs.
 */
export function findMistaken(names: readonly string[]): string[] {
  return names.filter(isUnknown).flatMap((name) => describeMistake(name) ?? []);
}

/** Checks `.env`, where every name ought to be a setting. */
export function findUnknown(names: readonly string[]): string[] {
  return names
    .filter(isUnknown)
    .map(
      (name) =>
        describeMistake(name) ??
        `${name}, de .env, no es un ajuste: .env.example los nombra todos.`,
    );
}

function isUnknown(name: string): boolean {
  return !known.has(name) && !foreignNames.test(name);
}

/** Null for a name that is like no setting's. */
function describeMistake(name: string): string | null {
  if (name.length < minLength) return null;
  const most = name.length < longFrom ? maxDistance.short : maxDistance.long;
  const distances = [...known].map((one) => ({ one, distance: leven(name.toUpperCase(), one) }));
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0];
  if (nearest === undefined || nearest.distance > most) return null;
  return `${name} no existe: ¿quisiste decir ${nearest.one}?`;
}
