import { resolve } from "node:path";
import { loadBuiltPages, type Shop, startShop } from "./app/shop.ts";
import { readConfig } from "./config/config.ts";

await main();

async function main(): Promise<void> {
  const result = readConfig();
  if (!result.ok) return giveUp(result.faults);
  try {
    const pages = await loadBuiltPages(resolve("build"));
    const shop = await startShop(result.config, { pages });
    stopOnSignal(shop);
    process.stdout.write(`La tienda atiende en ${result.config.shopUrl}\n`);
  } catch (error) {
    giveUp([error instanceof Error ? error.message : String(error)]);
  }
}

function stopOnSignal(shop: Shop): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shop.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function giveUp(sentences: string[]): void {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
