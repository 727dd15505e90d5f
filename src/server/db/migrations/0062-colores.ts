import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

type Campo = { tipo: string; opciones?: { clave: string; nombre: string; color?: string }[] };

/** One list of colors, with those that productos offer: 0060 gave each of them one clave. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { id, strict } = engine;
  await sql
    .raw(
      `create table colores (
        id ${id},
        clave text not null unique,
        nombre text not null,
        color text not null
      )${strict}`,
    )
    .execute(db);
  const { rows } = await sql<{ personalizacion: string }>`
    select personalizacion from productos where personalizacion <> '[]' order by id`.execute(db);
  const campos = rows.flatMap(({ personalizacion }) => JSON.parse(personalizacion) as Campo[]);
  const offered = campos.flatMap(({ tipo, opciones = [] }) => (tipo === "color" ? opciones : []));
  for (const { clave, nombre, color } of offered) {
    await sql`insert into colores (clave, nombre, color) values (${clave}, ${nombre}, ${color})
      on conflict (clave) do nothing`.execute(db);
  }
}
