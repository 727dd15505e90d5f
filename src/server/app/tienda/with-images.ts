import { createLog } from "../../log.ts";
import { openImageStore } from "../open-images.ts";
import type { CommandContext } from "./command.ts";

export async function withImages(ctx: CommandContext) {
  const log = createLog(ctx.config.logLevel);
  const images = await openImageStore(ctx.config, log);
  // Nobody scrapes the metrics of a command.
  return { ...ctx, log, images, recordSweep: () => undefined };
}
