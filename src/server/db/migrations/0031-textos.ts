import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { firstTextColumns } from "../texts.ts";

/** The index of words, and words that mean the same (docs/decisiones.md 60). */
export async function up(
  db: Kysely<unknown>,
  { id, strict, bigint, texts }: Engine,
): Promise<void> {
  const statements = [
    ...texts.index(firstTextColumns),
    `create table sinonimos (
      id ${id},
      palabras text not null,
      creado_en ${bigint} not null
    )${strict}`,
    `create table busquedas_fallidas (
      palabras text primary key,
      veces integer not null check (veces > 0),
      ultima_en ${bigint} not null
    )${strict}`,
    "create index busquedas_fallidas_por_veces on busquedas_fallidas (veces, ultima_en)",
    "create index busquedas_fallidas_por_ultima on busquedas_fallidas (ultima_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const palabras of usual) {
    await sql`insert into sinonimos (palabras, creado_en)
      values (${palabras}, 0)`.execute(db);
  }
}

/** Words of people in Chile for the pieces of a shop like this one; the owner changes them. */
const usual = [
  "celular, teléfono, móvil, smartphone",
  "soporte, base, muelle, atril",
  "maceta, macetero, planta, matero",
  "florero, jarrón, vasija",
  "lámpara, velador, luz, luminaria",
  "rompecabezas, puzzle, puzle",
  "alcancía, hucha, chanchito, chancho, cerdito, cerdo",
  "audífonos, headset, auriculares, cascos",
  "control, joystick, mando, gamepad",
  "cuenco, bowl, fuente, pocillo, frutero",
  "carta, naipe, mazo",
  "posavasos, portavasos",
  "ciclista, bicicleta, bici",
  "ciervo, venado",
  "dados, rol",
  "mouse, ratón, reposamuñecas",
  "joyero, joya, anillo, aro, pulsera",
  "llavero, llave",
  "torta, pastel, cumpleaños",
  "cuadro, foto, litofanía",
  "perno, tornillo",
  "caja, estuche, cofre",
  "portavela, candelabro",
  "figura, animal, muñeco, fauna",
  "maqueta, casa, cabaña",
  "placa, letrero, cartel",
  "sujetalibros, aprietalibros",
  "electrónica, arduino, raspberry",
  "organizador, ordenador",
  "regalo, obsequio, presente",
];
