import { join } from "node:path";
import { demoCard, offerOf } from "#rig/demo/demo-offer.ts";
import { prepareDemo } from "#rig/demo/prepare-demo.ts";
import { demoCliente, seedDemo } from "#rig/demo/seed-demo.ts";
import { configOf, type Env } from "#rig/shop/config-of.ts";
import { startStandins } from "#rig/standins/standins-process.ts";
import { startShop } from "#server/app/shop.ts";
import type { Config } from "#server/config/config.ts";
import { isLoopbackHost } from "#server/config/loopback.ts";
import { keepFilesPrivate } from "#server/data-folder.ts";
import type { Pages } from "#server/http/pages/pages.ts";

/** With stand-ins, demo catalogue and demo accounts, until interrupted. */
export async function runDemo(loadPages: () => Promise<Pages>): Promise<void> {
  refusePublicStandins(process.env);
  const base = readDemoConfig(process.env);
  const standinsPort = Number(process.env.STANDINS_PORT ?? base.port + 1);
  const ownSmtpUrl = process.env.SMTP_URL ?? process.env.SMTP_URL_FILE;
  const hasOwnWebpay = process.env.WEBPAY_URL !== undefined;
  const needsStandins = !hasOwnWebpay || ownSmtpUrl === undefined;
  const pages = await loadPages();
  // Not earlier: what is built is no secret.
  keepFilesPrivate();
  // Another Webpay knows nothing of payments that the stand-in has taken.
  const notices = hasOwnWebpay ? [] : await prepareDemo(base);
  const standins = needsStandins
    ? await startStandins({ port: standinsPort, dataDir: join(base.dataDir, "standins") })
    : null;
  try {
    const config = readDemoConfig({
      ...process.env,
      ...(ownSmtpUrl === undefined ? { SMTP_URL: standins?.smtpUrl } : {}),
    });
    const shop = await startShop(config, {
      pages,
      beforeServing: (stores) => seedDemo(stores, config.demoProducts),
      demo: offerOf(config, {
        standinsUrl: standins?.url ?? null,
        hasOwnWebpay,
        hasOwnMail: ownSmtpUrl !== undefined,
      }),
    });
    for (const notice of [...notices, ...shop.notices]) console.log(notice);
    announce(config, standins?.url ?? null);
    const stop = async () => {
      await shop.stop();
      await standins?.stop();
      process.exit(0);
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
  } catch (error) {
    await standins?.stop();
    throw error;
  }
}

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Their mails hold links that open the demo's accounts. */
function refusePublicStandins({ STANDINS_HOST: host }: Env): void {
  if (!host || isLoopbackHost(host)) return;
  throw new Error(
    `STANDINS_HOST debe ser 127.0.0.1, ::1 o localhost en la demostración; se recibió "${host}".`,
  );
}

function readDemoConfig(env: Env): Config {
  return configOf({ LOG_LEVEL: "warn", ...env }, "demo");
}

function announce(config: Config, standinsUrl: string | null): void {
  const admin = config.admin;
  console.log(`
  ${config.tienda().nombre} está abierta

  Tienda        ${config.shopUrl}
  Simuladores   ${standinsUrl ?? "(no se usan)"}   pago, correo: ${standinsUrl ?? ""}/correo
  Base          ${config.databaseUrl ? "PostgreSQL" : `${config.dataDir} (SQLite)`}

  Cliente       ${demoCliente.email} / ${demoCliente.password}
  Administra    ${admin?.email} / ${admin?.password}

  Tarjeta de prueba  ${demoCard.number}, CVV ${demoCard.cvv}; banco: RUT ${demoCard.rut}, clave ${demoCard.password}
  Ctrl+C para cerrar.
`);
}
