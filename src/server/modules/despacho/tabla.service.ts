import * as z from "zod/mini";
import {
  type DespachoAjustes,
  type DespachoTabla,
  DespachoTramoSchema,
  type DespachoZona,
  DespachoZonaSchema,
} from "#contract/schemas/despacho.ts";
import { comunas } from "#contract/values/despacho/lugares.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import { afterCommit, type Db, type Tx } from "../../db/database.ts";
import { AppError, conflict } from "../../errors.ts";
import { catalogoChanged, countSinPeso } from "../catalogo/index.ts";
import { findTablaFaults } from "./check-tabla.ts";
import { despachoActs, despachoMessages } from "./despacho.messages.ts";
import { findZona } from "./quote.ts";
import {
  deleteZonas,
  insertZona,
  selectTabla,
  selectTablaVersion,
  updateAjustes,
} from "./tabla.queries.ts";
import type { Tabla } from "./tabla.ts";

/** How old a kept table may be, by the shop's clock: pages are as old after a change. */
const freshMs = 500;

/** Most counted productos without weight: more are as many for their owner. */
const mostSinPeso = 1000;

type Kept = { tabla: Tabla; checkedAt: number };

const kept = new WeakMap<Db, Kept>();

const ZonasSchema = z.array(
  z.strictObject({
    ...z.omit(DespachoZonaSchema, { tramos: true }).shape,
    id: z.int(),
    lugares: z.string(),
  }),
);
const TramosSchema = z.array(z.strictObject({ ...DespachoTramoSchema.shape, zona_id: z.int() }));

/** Reads the table at this statement. */
export async function readTabla(db: Db): Promise<Tabla> {
  const { version, activa, retiro, dias_cerrados, zonas, tramos, ...rest } = await selectTabla(db);
  const closed = words(dias_cerrados);
  const ajustes: DespachoAjustes = {
    ...rest,
    activa: activa === 1,
    retiro: retiro === 1,
    dias_cerrados: closed,
  };
  const tramosOf = Map.groupBy(TramosSchema.parse(JSON.parse(tramos)), ({ zona_id }) => zona_id);
  return {
    version,
    ajustes,
    closed: new Set(closed),
    zonas: ZonasSchema.parse(JSON.parse(zonas)).map(({ id, lugares, ...zona }): DespachoZona => {
      const own = tramosOf.get(id) ?? [];
      return { ...zona, lugares: words(lugares), tramos: own.map(withoutZona) };
    }),
  };
}

/** From memory, at most half a second old. `db` is the shop's own, not a transaction. */
export async function readKeptTabla(db: Db, now: number): Promise<Tabla> {
  const known = kept.get(db);
  if (known && Math.abs(now - known.checkedAt) < freshMs) return known.tabla;
  const isSame = known && (await selectTablaVersion(db)) === known.tabla.version;
  const tabla = isSame ? known.tabla : await readTabla(db);
  kept.set(db, { tabla, checkedAt: now });
  return tabla;
}

/** With what its owner has to know beside it. */
export async function describeTabla(db: Db): Promise<DespachoTabla> {
  const { version, ajustes, zonas } = await readTabla(db);
  const uncovered = comunas.filter(({ codigo }) => {
    const lugar = { comuna: codigo, region: codigo.slice(0, 2) };
    return !zonas.some(({ modo }) => findZona({ zonas }, { modo, lugar }));
  });
  return {
    version,
    ajustes,
    zonas: [...zonas],
    sin_zona: uncovered.map(({ nombre }) => nombre),
    productos_sin_peso: await countSinPeso(db, mostSinPeso),
  };
}

/** Productos on sale without weight; 0 while the table is off. */
export async function countAssumedWeights(db: Db): Promise<number> {
  const { ajustes } = await readTabla(db);
  return ajustes.activa ? countSinPeso(db, mostSinPeso) : 0;
}

type Saving = {
  version: number;
  ajustes: DespachoAjustes;
  zonas: readonly DespachoZona[];
  actor: Actor;
  now: number;
};

/** Replaces the whole table. Throws 422 with the first fault, 409 when `version` is not the table's. */
export async function saveTabla(
  tx: Tx,
  { version, ajustes, zonas, actor, now }: Saving,
): Promise<void> {
  refuseFaults({ ajustes, zonas });
  const before = await readTabla(tx);
  if (!(await updateAjustes(tx, { version, ajustes }))) {
    throw conflict(despachoMessages.changedMeanwhile);
  }
  await deleteZonas(tx);
  for (const [posicion, zona] of zonas.entries()) await insertZona(tx, { zona, posicion });
  await recordAct(tx, {
    actor,
    accion: despachoActs.saved,
    entidad: "despacho",
    entidad_id: null,
    antes: trailOf(before),
    despues: trailOf({ ajustes, zonas }),
    now,
  });
  catalogoChanged(tx, { all: true });
  afterCommit(tx, (db) => kept.delete(db));
}

/** Throws 422 with the first fault, and all of them by field. */
export function refuseFaults(tabla: {
  ajustes: DespachoAjustes;
  zonas: readonly DespachoZona[];
}): void {
  const found = findTablaFaults(tabla);
  const [first] = found;
  if (!first) return;
  const campos = Object.fromEntries(
    found.toReversed().map(({ zona, tramo, campo, mensaje }) => {
      const place = [zona === null ? [] : ["zonas", zona], tramo === null ? [] : ["tramos", tramo]];
      return [[...place.flat(), campo].join("."), mensaje];
    }),
  );
  throw new AppError({ status: 422, message: first.mensaje, campos });
}

/** Prices and days of each zona: what a dispute is about. */
function trailOf({ ajustes, zonas }: Pick<Tabla, "ajustes" | "zonas">): Record<string, unknown> {
  const { dias_cerrados, ...single } = ajustes;
  return {
    ...single,
    dias_cerrados: dias_cerrados.join(" "),
    ...Object.fromEntries(
      zonas.map(({ modo, nombre, lugares, dias_desde, dias_hasta, gratis_desde, tramos }) => [
        `${modo}: ${nombre}`,
        [
          lugares.join(" "),
          `${dias_desde}-${dias_hasta} días`,
          ...(gratis_desde === null ? [] : [`gratis desde ${gratis_desde}`]),
          ...tramos.map(({ hasta_gramos, precio }) => `${hasta_gramos} g ${precio}`),
        ].join(" · "),
      ]),
    ),
  };
}

function words(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

function withoutZona({ zona_id: _, ...tramo }: z.infer<typeof TramosSchema>[number]) {
  return tramo;
}
