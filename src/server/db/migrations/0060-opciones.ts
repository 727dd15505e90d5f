import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

type OldCampo = { clave: string; tipo: string; opciones?: string[]; colores?: string[] };
type Opcion = { clave: string; nombre: string; color?: string };
type Campo = { clave: string; tipo: string; opciones?: Opcion[] };
type Valor = { clave: string; etiqueta: string; valor: string };

/** Options get claves, lines keep them, and what was sold says its tipo and color; a sold line is its id alone. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const campos = await moveCampos(db);
  await moveLineas(db, campos);
  for (const statement of engine.name === "sqlite" ? rebuild(engine) : alter) {
    await sql.raw(statement).execute(db);
  }
  await moveDetalles(db, campos);
}

type Campos = ReadonlyMap<number, readonly Campo[]>;

/** Answers the campos by the id of their producto. A color has one clave in the whole shop. */
async function moveCampos(db: Kysely<unknown>): Promise<Campos> {
  const { rows } = await sql<{ id: number; personalizacion: string }>`
    select id, personalizacion from productos where personalizacion <> '[]' order by id`.execute(
    db,
  );
  const ofColors = new Map<string, string>();
  const moved = new Map<number, Campo[]>();
  for (const { id, personalizacion } of rows) {
    const before = JSON.parse(personalizacion) as OldCampo[];
    const campos = before.map((campo) => toCampo(campo, ofColors));
    moved.set(id, campos);
    await sql`update productos set personalizacion = ${JSON.stringify(campos)} where id = ${id}`.execute(
      db,
    );
  }
  return moved;
}

function toCampo({ colores, opciones, ...campo }: OldCampo, ofColors: Map<string, string>): Campo {
  if (opciones === undefined) return campo;
  const ofCampo = new Map<string, string>();
  return {
    ...campo,
    opciones: opciones.map((nombre, place) => {
      const color = colores?.[place]?.toLowerCase();
      if (color === undefined) return { clave: claveFor(ofCampo, nombre, nombre), nombre };
      return { clave: claveFor(ofColors, `${nombre} ${color}`, nombre), nombre, color };
    }),
  };
}

/** «Azul Mar» as azul_mar; with a number when another choice has it. */
function claveFor(taken: Map<string, string>, key: string, nombre: string): string {
  const known = taken.get(key);
  if (known !== undefined) return known;
  const plain = nombre.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  const base = words.slice(0, 34) || "opcion";
  const claves = new Set(taken.values());
  let clave = base;
  for (let number = 2; claves.has(clave); number++) clave = `${base}_${number}`;
  taken.set(key, clave);
  return clave;
}

function findOpcion(campos: readonly Campo[], { clave, valor }: Omit<Valor, "etiqueta">) {
  const campo = campos.find((it) => it.clave === clave);
  return { campo, opcion: campo?.opciones?.find(({ nombre }) => nombre === valor) };
}

type LineaRow = {
  usuario_id: number;
  producto_id: number;
  huella: string;
  personalizacion: string;
};

async function moveLineas(db: Kysely<unknown>, of: Campos): Promise<void> {
  const { rows } = await sql<LineaRow>`
    select usuario_id, producto_id, huella, personalizacion from carrito_lineas
    where personalizacion <> '' order by usuario_id, producto_id, huella`.execute(db);
  const seen = new Set<string>();
  for (const { usuario_id, producto_id, huella, personalizacion } of rows) {
    const campos = of.get(producto_id) ?? [];
    const before = Object.entries(JSON.parse(personalizacion) as Record<string, string>);
    const after = before.map(([clave, valor]) => {
      return [clave, findOpcion(campos, { clave, valor }).opcion?.clave ?? valor] as const;
    });
    const key = JSON.stringify(after.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const next = createHash("sha256").update(key).digest("hex");
    const own = sql`where usuario_id = ${usuario_id} and producto_id = ${producto_id} and huella = ${huella}`;
    const line = `${usuario_id} ${producto_id} ${next}`;
    // A choice that is gone and has the name of a new clave: that line could not be bought any more.
    if (seen.has(line)) await sql`delete from carrito_lineas ${own}`.execute(db);
    else if (next !== huella) {
      const valores = JSON.stringify(Object.fromEntries(after));
      await sql`update carrito_lineas set huella = ${next}, personalizacion = ${valores} ${own}`.execute(
        db,
      );
    }
    seen.add(line);
  }
}

/** Adds tipo, choice and color as the campos of today have them; a campo or a choice that is gone leaves its text alone. */
async function moveDetalles(db: Kysely<unknown>, of: Campos): Promise<void> {
  const { rows } = await sql<{ id: number; producto_id: number; personalizacion: string }>`
    select id, producto_id, personalizacion from pedido_detalles
    where personalizacion like '[%' order by id`.execute(db);
  for (const { id, producto_id, personalizacion } of rows) {
    const campos = of.get(producto_id) ?? [];
    const after = (JSON.parse(personalizacion) as Valor[]).map((valor) => {
      const { campo, opcion } = findOpcion(campos, valor);
      const isChoice = campo?.opciones !== undefined;
      if (!campo || (isChoice && !opcion)) return valor;
      const { clave, color } = opcion ?? {};
      return {
        ...valor,
        tipo: campo.tipo,
        ...(opcion && { opcion: clave, ...(color && { color }) }),
      };
    });
    await sql`update pedido_detalles set personalizacion = ${JSON.stringify(after)} where id = ${id}`.execute(
      db,
    );
  }
}

const byPedido =
  "create index pedido_detalles_por_pedido on pedido_detalles (pedido_id, producto_id)";
/** An older process beside this database writes the column; nothing reads it. */
const alter = [
  "alter table pedido_detalles drop constraint pedido_detalles_pedido_id_producto_id_huella_key",
  "update pedido_detalles set huella = '' where huella <> ''",
  byPedido,
];

const kept =
  "id, pedido_id, producto_id, nombre_producto, sku, precio_unitario, cantidad, a_medida, sin_retracto, personalizacion";

/** SQLite cannot drop a constraint. */
function rebuild({ id, bigint, strict }: Engine): string[] {
  return [
    // Lines of reembolsos and devoluciones refer to the detalles: checked at the end, when the rows are there again.
    "pragma defer_foreign_keys = on",
    `create temporary table detalles_de_antes as select ${kept} from pedido_detalles`,
    "drop table pedido_detalles",
    `create table pedido_detalles (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      producto_id ${bigint} not null references productos (id),
      nombre_producto text not null,
      sku text not null,
      precio_unitario integer not null check (precio_unitario >= 0),
      cantidad integer not null check (cantidad > 0),
      a_medida integer not null default 0 check (a_medida in (0, 1)),
      sin_retracto integer not null default 0
        check (sin_retracto in (0, 1) and sin_retracto <= a_medida),
      huella text not null default '',
      personalizacion text not null default ''
    )${strict}`,
    `insert into pedido_detalles (${kept}) select ${kept} from detalles_de_antes`,
    "drop table detalles_de_antes",
    byPedido,
  ];
}
