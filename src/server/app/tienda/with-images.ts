import { createLog } from "../../log.ts";
import { openImageStore } from "../open-images.ts";
import type { CommandContext } from "./command.ts";

export async function withImages(ctx: CommandContext) {
  const log = createLog(ctx.config.logLevel);
  const images = await openImageStore(ctx.config, log);
  // A command has no metrics to scrape.
  return { ...ctx, log, images, recordSweep: () => undefined };
}
