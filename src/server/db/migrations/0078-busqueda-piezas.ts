import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

type Row = { id: number; busqueda: string };
type Line = { pedido_id: number; nombre_producto: string; personalizacion: string };

const batch = 500;

/** The owner finds a pedido by its pieces and what is written on them (modules/pedidos/pedido-numero.ts at this date). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine.name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, busqueda from pedidos where id > ${after} order by id limit ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const words = await readWords(db, after, last.id);
    for (const { id, busqueda } of rows) {
      const pieces = fold([...(words.get(Number(id)) ?? [])].join(" "));
      // An erased buyer has no address.
      if (pieces === "" || !busqueda.includes("@")) continue;
      const [, buyer = busqueda, phone = ""] = /^(.*)( \+\d*)$/.exec(busqueda) ?? [];
      const now = `${buyer} ${pieces}${phone}`;
      await sql`update pedidos set busqueda = ${now} where id = ${id}`.execute(db);
    }
    after = Number(last.id);
  }
}

async function readWords(db: Kysely<unknown>, after: number, last: number) {
  const { rows } = await sql<Line>`
    select pedido_id, nombre_producto, personalizacion from pedido_detalles
    where pedido_id > ${after} and pedido_id <= ${last} order by pedido_id, id`.execute(db);
  const words = new Map<number, Set<string>>();
  for (const { pedido_id, nombre_producto, personalizacion } of rows) {
    const known = words.get(Number(pedido_id)) ?? new Set();
    words.set(Number(pedido_id), known.add(nombre_producto));
    if (personalizacion === "") continue;
    for (const { valor } of JSON.parse(personalizacion) as { valor: string }[]) known.add(valor);
  }
  return words;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
