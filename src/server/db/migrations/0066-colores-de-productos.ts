import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { dropKept, facetaColumns, keepFacetas } from "../kept-facetas.ts";

type Campo = { tipo: string; opciones?: { clave: string }[] };
type Eje = { tipo: string; valores: { clave: string }[] };
type Row = {
  id: number;
  detras: number;
  activo: number;
  familia_id: number | null;
  valores: string;
  personalizacion: string;
  ejes: string | null;
};

/** Lists are filtered by the colors in which a producto can be had (docs/reglas.md 206). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine.name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  await sql`alter table productos add column colores text not null default ''`.execute(db);
  await fill(db);
  const statements = [
    ...dropKept(engine, "productos_facetas"),
    ...keepFacetas(engine, [...facetaColumns, "detras", "colores"]),
    ...(engine.name === "sqlite" ? coveringIndex : []),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function fill(db: Kysely<unknown>): Promise<void> {
  const { rows: known } = await sql<{ id: number; clave: string }>`
    select id, clave from colores order by id`.execute(db);
  const ids = new Map(known.map(({ id, clave }) => [clave, Number(id)]));
  const { rows } = await sql<Row>`
    select p.id, p.detras, p.activo, p.familia_id, p.valores, p.personalizacion, f.ejes
    from productos as p left join familias as f on f.id = p.familia_id
    where p.personalizacion <> '[]' or p.familia_id is not null order by p.id`.execute(db);
  for (const row of rows.filter(({ detras }) => detras === 0)) {
    const members = rows.filter((it) => it.familia_id === row.familia_id && it.activo === 1);
    const claves = [row, ...(row.familia_id === null ? [] : members)].flatMap(clavesOf);
    const own = [...new Set(claves.flatMap((clave) => ids.get(clave) ?? []))];
    if (own.length === 0) continue;
    const colores = ` ${own.toSorted((a, b) => a - b).join(" ")} `;
    await sql`update productos set colores = ${colores} where id = ${row.id}`.execute(db);
  }
}

function clavesOf({ personalizacion, ejes, valores, activo }: Row): string[] {
  const campos = (JSON.parse(personalizacion) as Campo[]).filter(({ tipo }) => tipo === "color");
  const offered = campos.flatMap(({ opciones = [] }) => opciones.map(({ clave }) => clave));
  if (ejes === null || activo === 0) return offered;
  const own = JSON.parse(valores) as string[];
  const isColor = (JSON.parse(ejes) as Eje[]).map(({ tipo }) => tipo === "color");
  return [...offered, ...own.filter((_, at) => isColor[at])];
}

/** Columns that a search or a filter asks of each row, like those of 0064. */
const coveringIndex = [
  "drop index productos_de_busqueda",
  `create index productos_de_busqueda on productos (id, activo, categoria_id, destacado, precio,
    stock, reservado, material, calificacion_decimas, valoracion, vendidas, detras, colores)`,
];
