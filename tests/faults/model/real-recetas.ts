import type { AppContext } from "#server/context.ts";
import { counted } from "./model-trabajos.ts";

type Shop = { ctx: Pick<AppContext, "db" | "clock">; productos: number[] };

/** The color of every run, with a full spool, and a receta of the producto that takes it. */
export async function fillTaller({ ctx: { db, clock }, productos }: Shop): Promise<void> {
  const color = { clave: counted.color, nombre: "Del modelo", color: "#336699" };
  await db
    .insertInto("colores")
    .values(color)
    .onConflict((it) => it.doNothing())
    .execute();
  const { id: color_id } = await db
    .selectFrom("colores")
    .select("id")
    .where("clave", "=", counted.color)
    .executeTakeFirstOrThrow();
  const spool = { gramos: counted.atFirst, precio_kilo: 15_000, aviso_gramos: 100 };
  await db
    .insertInto("filamentos")
    .values({ color_id, ...spool })
    .onConflict((it) => it.column("color_id").doUpdateSet(spool))
    .execute();
  const gramos = [{ de: "color", clave: counted.color, gramos: counted.gramos }];
  await db
    .insertInto("recetas")
    .values({
      ...{ producto_id: productos[counted.producto] ?? 0, version: 1, minutos: 600, por_placa: 4 },
      ...{ notas: "", gramos: JSON.stringify(gramos), archivo_id: null, creada_en: clock.now() },
    })
    .execute();
}
