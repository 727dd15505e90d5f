import { type Kysely, sql } from "kysely";

/** Occasions and people are words for gifts. A group that the owner changed stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of widened) {
    await sql`update sinonimos set palabras = ${after} where palabras = ${before}`.execute(db);
  }
  for (const palabras of added) {
    await sql`insert into sinonimos (palabras, creado_en) values (${palabras}, 0)`.execute(db);
  }
}

const widened = [
  ["torta, pastel, cumpleaños", "torta, pastel, cumpleaños, cake, topper"],
  ["joyero, joya, anillo, aro, pulsera", "joyero, joya, anillo, aro, pulsera, arete, alhajero"],
] as const;

const added = [
  "regalo, navidad, mamá, madre, papá, padre, aniversario, valentín, secreto, profesor",
  "nombre, inicial, personalizado, personalizada, letrero",
  "pájaro, ave, loro",
];
