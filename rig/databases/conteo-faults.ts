import type { Db } from "#server/db/database.ts";

/** Kept counts of productos that are not what their rows say. */
export async function findConteoFaults(db: Db): Promise<string[]> {
  const kept = await db
    .selectFrom("productos_conteo")
    .select(["categoria_id", "activo", "destacado", "total"])
    .where("total", "<>", 0)
    .execute();
  const counted = await db
    .selectFrom("productos")
    .select((eb) => ["categoria_id", "activo", "destacado", eb.fn.countAll<number>().as("total")])
    .groupBy(["categoria_id", "activo", "destacado"])
    .execute();
  const [claims, facts] = [kept, counted].map(
    (rows) =>
      new Set(
        rows.map(
          ({ categoria_id, activo, destacado, total }) =>
            `categoria ${categoria_id}, activo ${activo}, destacado ${destacado}: ${total}`,
        ),
      ),
  ) as [Set<string>, Set<string>];
  return [
    ...[...claims].filter((claim) => !facts.has(claim)).map((claim) => `not so: ${claim}`),
    ...[...facts].filter((fact) => !claims.has(fact)).map((fact) => `not kept: ${fact}`),
  ];
}
