export type Settings = {
  port: number;
  host: string;
  smtpPort: number;
  dataDir: string | undefined;
  exitsWithParent: boolean;
};

export type SettingsResult = { settings: Settings } | { problems: string[] };

const maxPort = 65_535;

/** Reports all faults at once. */
export function readSettings(env: Record<string, string | undefined>): SettingsResult {
  const port = readPort(env.STANDINS_PORT);
  const smtpPort = readPort(env.STANDINS_SMTP_PORT ?? "0");
  const problems = [
    env.NODE_ENV === "production" &&
      "Los simuladores no se inician en producción (NODE_ENV=production).",
    !env.STANDINS_PORT &&
      "Falta STANDINS_PORT: el puerto de los simuladores, por ejemplo 3001 (0 toma uno libre).",
    env.STANDINS_PORT && port === null && notAPort("STANDINS_PORT", env.STANDINS_PORT),
    smtpPort === null && notAPort("STANDINS_SMTP_PORT", env.STANDINS_SMTP_PORT),
  ].filter((problem) => typeof problem === "string" && problem !== "");
  if (problems.length > 0 || port === null || smtpPort === null) {
    return { problems: problems.map(String) };
  }
  const settings = {
    port,
    smtpPort,
    host: env.STANDINS_HOST || "127.0.0.1",
    dataDir: env.STANDINS_DATA || undefined,
    exitsWithParent: env.STANDINS_EXIT_WITH_PARENT === "1",
  };
  return { settings };
}

function readPort(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= maxPort ? port : null;
}

function notAPort(name: string, value: string | undefined): string {
  return `${name} debe ser un puerto entre 0 y ${maxPort}, y es «${value}».`;
}
