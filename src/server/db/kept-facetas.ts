import type { Engine } from "./engine.ts";

/** From how many tenths of a star on a producto is well rated, as its mean is shown. */
export const wellRated = 40;

/** Own columns of productos that the first migration of facetas counted by. */
export const facetaColumns = ["categoria_id", "activo", "destacado", "material"] as const;

const derived = ["disponible", "bien_evaluado", "tramo"];
const sourcesOfDerived = ["stock", "reservado", "calificacion_decimas", "precio"];

/** SQL of what a row of productos is counted by, besides its own columns. */
export function countedBy(row: string) {
  const flag = (condition: string) => `case when ${condition} then 1 else 0 end`;
  return {
    disponible: flag(`${row}.stock > ${row}.reservado`),
    bienEvaluado: flag(`${row}.calificacion_decimas >= ${wellRated}`),
    // An even number is a whole thousand, an odd one what lies between it and the next.
    tramo: `2 * (${row}.precio / 1000) + ${flag(`${row}.precio % 1000 > 0`)}`,
  };
}

type Kept = {
  /** Dimensions, and the columns they follow from. */
  names: string;
  sources: string;
  /** Places of the dimensions in a list: both engines group by them. */
  places: string;
  /** Values of a row of productos, in the sequence of `names`. */
  valuesOf: (row: string) => string;
};

function keptBy(columns: readonly string[]): Kept {
  const names = [...columns, ...derived];
  return {
    names: names.join(", "),
    sources: [...columns, ...sourcesOfDerived].join(", "),
    places: names.map((_, at) => at + 1).join(", "),
    valuesOf(row) {
      const { disponible, bienEvaluado, tramo } = countedBy(row);
      const own = columns.map((column) => `${row}.${column}`);
      return [...own, disponible, bienEvaluado, tramo].join(", ");
    },
  };
}

/** DDL: how many productos share the values that the catalogue is filtered by (docs/decisiones.md 64). */
export function keepFacetas(engine: Engine, columns: readonly string[] = facetaColumns): string[] {
  const { bigint, strict } = engine;
  const kept = keptBy(columns);
  const { names, valuesOf, places } = kept;
  const typeOf = (column: string) =>
    ({ categoria_id: bigint, material: "text", colores: "text" })[column] ?? "integer";
  return [
    `create table productos_facetas (
      ${columns.map((column) => `${column} ${typeOf(column)} not null,`).join(" ")}
      disponible integer not null,
      bien_evaluado integer not null,
      tramo integer not null,
      total ${bigint} not null check (total >= 0),
      primary key (${names})
    )${strict}`,
    `insert into productos_facetas (${names}, total)
      select ${valuesOf("productos")}, count(*) from productos group by ${places}`,
    ...(engine.name === "sqlite" ? sqliteFacetas(kept) : postgresFacetas(kept)),
  ];
}

/** DDL: without a kept table and its triggers. */
export function dropKept({ name }: Engine, table: string): string[] {
  const triggers = ["insert", "delete", "update"].map((act) => `${table}_${act}`);
  const dropped =
    name === "sqlite"
      ? triggers.map((trigger) => `drop trigger ${trigger}`)
      : triggers.map((trigger) => `drop function ${trigger}() cascade`);
  return [...dropped, `drop table ${table}`];
}

function sqliteFacetas({ names, sources, valuesOf }: Kept): string[] {
  const add = `insert into productos_facetas (${names}, total) values (${valuesOf("new")}, 1)
    on conflict (${names}) do update set total = total + 1;`;
  const remove = `update productos_facetas set total = total - 1
    where (${names}) = (${valuesOf("old")});`;
  return [
    `create trigger productos_facetas_insert after insert on productos begin ${add} end`,
    `create trigger productos_facetas_delete after delete on productos begin ${remove} end`,
    `create trigger productos_facetas_update after update of ${sources} on productos
      when (${valuesOf("old")}) is not (${valuesOf("new")}) begin ${remove} ${add} end`,
  ];
}

function postgresFacetas({ names, sources, places, valuesOf }: Kept): string[] {
  const trigger = (act: string, { timing, body }: { timing: string; body: string }) => [
    `create function productos_facetas_${act}() returns trigger language plpgsql as
      $$ begin ${body} return null; end $$`,
    `create trigger productos_facetas_${act} after ${timing}
      execute function productos_facetas_${act}()`,
  ];
  const add = (rows: string) => `insert into productos_facetas (${names}, total) ${rows}
    on conflict (${names}) do update set total = productos_facetas.total + excluded.total;`;
  const remove = `update productos_facetas set total = total - 1
    where (${names}) = (${valuesOf("old")});`;
  const counted = `select ${valuesOf("nuevos")}, count(*) from nuevos
    group by ${places} order by ${places}`;
  return [
    ...trigger("insert", {
      timing: "insert on productos referencing new table as nuevos for each statement",
      body: add(counted),
    }),
    ...trigger("delete", { timing: "delete on productos for each row", body: remove }),
    ...trigger("update", {
      timing: `update of ${sources} on productos for each row
        when ((${valuesOf("old")}) is distinct from (${valuesOf("new")}))`,
      body: `${remove} ${add(`values (${valuesOf("new")}, 1)`)}`,
    }),
  ];
}
