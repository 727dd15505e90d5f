import { resolve } from "node:path";
import { seconds } from "../time/clock.ts";
import { type AdminConfig, readAdmin } from "./admin-config.ts";
import { type DatabaseConfig, readDatabase } from "./database-config.ts";
import { readSecrets } from "./jwt-config.ts";
import type { Secrets } from "./keys.ts";
import { readBackupS3, readS3, type S3Config } from "./s3-config.ts";
import { readSecurityContact } from "./security-contact.ts";
import { findMistaken } from "./setting-names.ts";
import { createSettings, type Env, type Settings } from "./settings.ts";
import { refuseOtherMode, refusePublicDemo, type StartMode } from "./start-mode.ts";
import { readTienda, type TiendaConfig } from "./tienda-config.ts";
import { readTrial, type TrialConfig } from "./trial-config.ts";
import { readUnits, type UnitsConfig } from "./units-config.ts";
import { readWebpay, type WebpayConfig } from "./webpay-config.ts";

export type Config = DatabaseConfig &
  Secrets & {
    mode: "demo" | "production";
    port: number;
    host: string;
    /** Without a trailing slash. */
    shopUrl: string;
    dataDir: string;
    admin: AdminConfig | null;
    /** Multiplies all rate limits and the limits on unpaid holds, for load tests. */
    rateLimitFactor: number;
    google: { clientId: string; clientSecret: string; issuer: string } | null;
    webpay: WebpayConfig;
    trial: TrialConfig;
    smtpUrl: string;
    mailFrom: string;
    /** `mailto:` or `https:`, for `security.txt`. */
    securityContact: string;
    /** Null: pictures are in `dataDir`. */
    s3: S3Config | null;
    /** Null: copies go into folders alone. */
    backupS3: S3Config | null;
    metricsToken: string | null;
    logLevel: string;
    /** A statement that takes longer is logged. */
    slowStatementMs: number;
    proxyHops: number;
    /** How long a stop is announced before the port closes. */
    leaveMs: number;
    /** Whether browsers are told that every host below the shop's needs TLS, too. */
    coversSubdomains: boolean;
    /** Null: nothing is traced. */
    traces: { url: string; share: number } | null;
    demoProducts: number | null;
    /** Answers what the owner saved last: read it when it is needed, and keep no copy. */
    tienda: () => TiendaConfig;
    units: UnitsConfig;
  };

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

/** Reports all faults at once, one Spanish sentence each. */
export function readConfig(mode: StartMode, env: Env = process.env): ConfigResult {
  const isDemo = mode !== "production";
  const settings = createSettings(env, isDemo);
  // Who reaches the port past the proxies chooses the address that limits count by.
  const proxyHops = settings.integer("PROXY_HOPS", { fallback: 0, min: 0, max: 10 });
  const port = settings.integer("PORT", { fallback: 3000, min: 1, max: 65535 });
  const dataDir = resolve(settings.text("DATA_DIR") ?? "data");
  const mailFrom = readMailFrom(settings);
  const trial = readTrial(settings, mode);
  const tienda = readTienda(settings, isDemo);
  const shopUrl = settings.origin("SHOP_URL", { demo: `http://localhost:${port}`, secure: true });
  const open: Omit<Config, keyof Secrets> = {
    mode: isDemo ? "demo" : "production",
    port,
    host: settings.text("HOST") ?? (isDemo || proxyHops > 0 ? "127.0.0.1" : "0.0.0.0"),
    shopUrl,
    dataDir,
    ...readDatabase(settings, isDemo),
    admin: readAdmin(settings, { isDemo, nombre: tienda.nombre, shopUrl }),
    rateLimitFactor: settings.integer("RATE_LIMIT_FACTOR", {
      fallback: 1,
      min: 1,
      max: isDemo ? 1_000_000 : 10,
    }),
    google: readGoogle(settings, isDemo, port),
    webpay: readWebpay(settings, { isDemo, isTrial: trial.isTrial, port }),
    trial,
    smtpUrl: readSmtpUrl(settings, port),
    mailFrom,
    securityContact: readSecurityContact(settings, { email: tienda.identidad.email, mailFrom }),
    s3: readS3(settings, isDemo),
    backupS3: readBackupS3(settings, isDemo),
    metricsToken: readMetricsToken(settings, isDemo),
    logLevel: settings.oneOf(
      "LOG_LEVEL",
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "info",
    ),
    slowStatementMs: settings.integer("SLOW_STATEMENT_MS", { fallback: 250, min: 0, max: 60_000 }),
    proxyHops,
    leaveMs: seconds(settings.integer("LEAVE_SECONDS", { fallback: 5, min: 0, max: 60 })),
    coversSubdomains: settings.oneOf("HSTS_SUBDOMAINS", ["1", "0"], "1") === "1",
    traces: readTraces(settings),
    demoProducts: settings.optionalInteger("DEMO_PRODUCTS", { min: 1, max: 200_000 }),
    tienda: () => tienda,
    units: readUnits(settings),
  };
  for (const sentence of findMistaken(Object.keys(env))) settings.fault(sentence);
  refuseOtherMode(settings, mode);
  if (mode === "demo") refusePublicDemo(settings, open);
  refuseUnbuilt(settings);
  // Last: with a fault among the others no file is made.
  const secrets = readSecrets(settings, isDemo, dataDir);
  if (settings.faults.length > 0) return { ok: false, faults: settings.faults };
  return { ok: true, config: { ...open, ...secrets } };
}

/** Outside demo the issuer is fixed: a setting could redirect people's sign-in. */
function readGoogle(settings: Settings, isDemo: boolean, port: number): Config["google"] {
  const clientId = settings.text("GOOGLE_CLIENT_ID");
  const clientSecret = settings.text("GOOGLE_CLIENT_SECRET");
  if (clientId !== null && clientSecret !== null) {
    return { clientId, clientSecret, issuer: "https://accounts.google.com" };
  }
  if (clientId !== null || clientSecret !== null) {
    settings.fault("GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET van juntos: falta uno de los dos.");
    return null;
  }
  if (!isDemo) return null;
  const standins = settings.integer("STANDINS_PORT", { fallback: port + 1, min: 1, max: 65535 });
  return {
    clientId: "estrato-demo",
    clientSecret: "estrato-demo-secreto",
    issuer: `http://127.0.0.1:${standins}/google`,
  };
}

function readTraces(settings: Settings): Config["traces"] {
  const percent = settings.integer("TRACES_PERCENT", { fallback: 10, min: 1, max: 100 });
  const url = settings.text("TRACES_URL");
  if (url === null) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    settings.fault("TRACES_URL debe ser como http://127.0.0.1:4318/v1/traces.");
  }
  return { url, share: percent / 100 };
}

function readMetricsToken(settings: Settings, isDemo: boolean): string | null {
  const token = settings.text("METRICS_TOKEN");
  if (!isDemo && token !== null && token.length < 16) {
    settings.fault("METRICS_TOKEN debe tener al menos 16 caracteres.");
  }
  return token;
}

function readSmtpUrl(settings: Settings, port: number): string {
  const url = settings.required("SMTP_URL", `smtp://127.0.0.1:${port + 2}`);
  if (url !== "" && !/^smtps?:\/\/[^\s/]+/.test(url)) {
    settings.fault('SMTP_URL debe empezar con "smtp://" o "smtps://" y nombrar un servidor.');
  } else if (/[?#]/.test(url)) {
    settings.fault("SMTP_URL no lleva nada después del servidor y el puerto: ahí nada se lee.");
  }
  return url;
}

function readMailFrom(settings: Settings): string {
  const from = settings.required("MAIL_FROM", "Estrato <hola@tienda.test>");
  if (from !== "" && (/[\r\n]/.test(from) || !/[^\s@<]+@[^\s@>]+/.test(from))) {
    settings.fault("MAIL_FROM debe ser un remitente como Mi Tienda <hola@mitienda.cl>.");
  }
  return from;
}

function refuseUnbuilt(settings: Settings): void {
  if ((settings.text("WORKERS") ?? "1") !== "1") {
    settings.fault(
      "WORKERS aún no se admite: la tienda corre en un solo proceso. Quita el ajuste.",
    );
  }
}
