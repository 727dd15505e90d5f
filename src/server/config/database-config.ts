import { isLoopbackHost } from "./loopback.ts";
import type { Settings } from "./settings.ts";

export type DatabaseConfig = {
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The account that migrates and grants; null: that of `databaseUrl` does. */
  databaseOwnerUrl: string | null;
  /** Connections that one process opens at most. */
  databasePool: number;
};

/** `no-verify` would take the certificate of anybody on the way. */
const encryptionChoices = ["disable", "require", "verify-ca", "verify-full"];

export function readDatabase(settings: Settings, isDemo: boolean): DatabaseConfig {
  const databaseUrl = readUrl(settings, "DATABASE_URL", isDemo);
  const databaseOwnerUrl = readUrl(settings, "DATABASE_OWNER_URL", isDemo);
  if (databaseOwnerUrl !== null && databaseUrl === null) {
    settings.fault("DATABASE_OWNER_URL está definido, pero falta DATABASE_URL: van juntos.");
  }
  if (databaseOwnerUrl !== null && databaseOwnerUrl === databaseUrl) {
    settings.fault(
      "DATABASE_OWNER_URL es igual a DATABASE_URL: son dos cuentas, la dueña de las tablas y la que solo lee y escribe filas.",
    );
  }
  // One connection would have a page and a payment wait for each other.
  const databasePool = settings.integer("DATABASE_POOL", { fallback: 10, min: 2, max: 100 });
  return { databaseUrl, databaseOwnerUrl, databasePool };
}

function readUrl(settings: Settings, name: string, isDemo: boolean): string | null {
  const url = settings.text(name);
  if (url === null) return null;
  if (!/^postgres(ql)?:\/\//.test(url)) {
    settings.fault(`${name} debe empezar con "postgres://" o "postgresql://".`);
  } else if (
    !isDemo &&
    !isLocal(url) &&
    !encryptionChoices.includes(readParameter(url, "sslmode"))
  ) {
    settings.fault(
      `${name} nombra otro equipo sin decir si se cifra: agrega ?sslmode=verify-full, o ?sslmode=disable si la red es privada.`,
    );
  } else if (!isDemo && readParameter(url, "uselibpqcompat") === "true") {
    // With it `require` takes any certificate.
    settings.fault(`${name} no admite uselibpqcompat: usa ?sslmode=verify-full.`);
  }
  return url;
}

/** A socket file, or this machine. Read as node-postgres does: `?host=` wins over the address. */
function isLocal(url: string): boolean {
  const [, authority = ""] = /^\w+:\/\/(?:[^@/?#]*@)?([^/?#]*)/.exec(url) ?? [];
  const host = readParameter(url, "host") || decodeURIComponent(authority.replace(/:\d*$/, ""));
  return host === "" || host.startsWith("/") || isLoopbackHost(host);
}

function readParameter(url: string, name: string): string {
  const query = url.slice(url.indexOf("?") + 1);
  return url.includes("?") ? (new URLSearchParams(query).get(name) ?? "") : "";
}
