import { adoptImagenes, inspectImagenes, sweepImagenes } from "../../modules/catalogo/index.ts";
import { describeImages } from "../open-images.ts";
import type { Command } from "./command.ts";
import { withImages } from "./with-images.ts";

export const imagenesCommands: readonly Command[] = [
  {
    words: "imagenes",
    summary: "Dónde están las imágenes, de qué tienda son y cuántas no muestra ningún producto.",
    values: [],
    async run(ctx) {
      const sweeping = await withImages(ctx);
      const { total, orphans, retired, discarded, clave } = await inspectImagenes(sweeping);
      const mark = await sweeping.images.readMark();
      return [
        `Imágenes en ${describeImages(ctx.config)}: ${total}.`,
        mark === clave
          ? "Son de esta tienda."
          : `Son de ${mark === null ? "una tienda que no se conoce" : `otra tienda (${mark})`}; esta es ${clave}. Nada se borra.`,
        `Sin producto: ${orphans} que ningún producto mostró, ${retired} que alguien quitó.`,
        `En la papelera: ${discarded}.`,
      ];
    },
  },
  {
    words: "imagenes barrer",
    summary: "Lleva a la papelera todas las imágenes sin producto, aunque sean muchas.",
    values: [],
    async run(ctx) {
      const moved = await sweepImagenes(await withImages(ctx), { isBounded: false });
      return [`Imágenes que pasaron a la papelera, por una semana: ${moved}.`];
    },
  },
  {
    words: "imagenes adoptar",
    summary: "Declara que las imágenes son de esta tienda, después de revisarlo.",
    values: [],
    async run(ctx) {
      await adoptImagenes(await withImages(ctx));
      return [`Las imágenes en ${describeImages(ctx.config)} son de esta tienda.`];
    },
  },
];
