import { Readable } from "node:stream";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { keepArchivo } from "#server/archivos/index.ts";
import { binaryStl } from "./models.ts";

export const keptBytes = binaryStl();

/** An archivo of the shop, referred to by nothing. Answers its clave. */
export async function buildArchivo({ app: { ctx } }: TestShop): Promise<string> {
  const wanted = { maxBytes: 10_000, tipos: ["stl"] } as const;
  const received = await ctx.archivos.receive(Readable.from([keptBytes]), wanted);
  if (!received.ok) throw new Error(received.fault);
  return keepArchivo(ctx, {
    archivo: received.archivo,
    nombre: "pudu.stl",
    refer: async (tx, id) => {
      const { clave } = await tx
        .selectFrom("archivos")
        .select("clave")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return clave;
    },
  });
}
