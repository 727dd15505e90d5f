import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { isSqlite } from "../../../db/engine.ts";
import type { TextField } from "../../../db/texts.ts";

/** In how many productos a word is, by field. */
export type WordCount = { word: string; field: TextField; productos: number };

/** Some words that productos hold, and where to go on: null at the end. */
export type WordsPart = { counts: WordCount[]; next: string | null };

const termsOfPart = 500;
const rowsOfPart = 200;

/** In parts, since all words of 100,000 productos take longer than a turn of the event loop. */
export async function selectWordsPart(db: Db, after: string | null): Promise<WordsPart> {
  return isSqlite(db) ? selectTerms(db, after ?? "") : selectTokens(db, Number(after ?? 0));
}

const fieldOf: Readonly<Record<string, TextField>> = {
  nombre: "nombre",
  busqueda: "busqueda",
  busqueda_variantes: "busqueda",
};

async function selectTerms(db: Db, after: string): Promise<WordsPart> {
  const { rows } = await sql<{ term: string; col: string; doc: number }>`
    select term, col, doc from textos_busqueda_vocabulario
    where term > ${after} and col <> 'oculto' order by term limit ${termsOfPart}`.execute(db);
  const isLast = rows.length < termsOfPart;
  // The columns of the last term may be cut.
  const last = rows.at(-1)?.term;
  const whole = isLast ? rows : rows.filter(({ term }) => term !== last);
  const counts = whole.map(({ term, col, doc }): WordCount => {
    return { word: term, field: fieldOf[col] ?? "texto", productos: Number(doc) };
  });
  return { counts, next: isLast ? null : (whole.at(-1)?.term ?? null) };
}

const fields: Readonly<Record<string, TextField>> = { "n.": "nombre", "b.": "busqueda" };

async function selectTokens(db: Db, after: number): Promise<WordsPart> {
  const last = after + rowsOfPart;
  const part = `select texto from textos_busqueda where id > ${after} and id <= ${last}`;
  const { rows } = await sql<{ word: string | null; ndoc: number; ultimo: number }>`
    select word, ndoc, ultimo
    from (select coalesce(max(id), 0) as ultimo from textos_busqueda) as todas
    left join (select word, ndoc from ts_stat(${part}) where word ~ '^([nb][.])?[a-z]+$') as parte
      on true
    order by word limit 100000`.execute(db);
  const counts = rows.flatMap(({ word, ndoc }): WordCount[] => {
    if (word === null) return [];
    const field = fields[word.slice(0, 2)];
    return [{ word: field ? word.slice(2) : word, field: field ?? "texto", productos: ndoc }];
  });
  return { counts, next: last < Number(rows[0]?.ultimo ?? 0) ? String(last) : null };
}

export type EditedText = {
  nombre: string;
  busqueda: string;
  descripcion: string;
  busqueda_variantes: string;
};

/** Texts of productos that were edited after this version, at most `limit`. */
export async function selectEditedTexts(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<EditedText[]> {
  return db
    .selectFrom("catalogo_cambios")
    .innerJoin("productos", "productos.id", "catalogo_cambios.producto_id")
    .select(["nombre", "busqueda", "descripcion", "busqueda_variantes"])
    .where("catalogo_cambios.version", ">", since)
    .orderBy("catalogo_cambios.version")
    .limit(limit)
    .execute();
}
