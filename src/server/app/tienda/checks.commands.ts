import { checkShop, describeBroken } from "../checks/check-shop.ts";
import type { Command } from "./command.ts";
import { withImages } from "./with-images.ts";

export const checksCommands: readonly Command[] = [
  {
    words: "revisar",
    summary:
      "Revisa dinero, stock, pedidos, imágenes, archivos, correos y datos borrados; también mientras vende.",
    values: [],
    async run(ctx) {
      const broken = await checkShop(await withImages(ctx));
      if (broken.length > 0) return { lines: broken.map(describeBroken), isFailed: true };
      return ["Todo calza: dinero, stock, pedidos, imágenes, archivos, correos y datos borrados."];
    },
  },
];
