import type { FallaMotivo, TrabajoTipo } from "#contract/schemas/taller.ts";
import { unitsLeftOf } from "#contract/values/producto/units-left.ts";
import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import type { Db, Tx } from "../../db/database.ts";
import { selectEncargosAmong } from "../catalogo/index.ts";
import {
  readPedido,
  selectDetalles,
  selectPedido,
  toDetalle,
  type Units,
} from "../pedidos/index.ts";
import { bookFilamento } from "./filamentos/filamentos.service.ts";
import { planTrabajos } from "./plan-trabajos.ts";
import {
  noPrinting,
  type PrintLine,
  readPrintings,
  toPrintLine,
} from "./recetas/current-recetas.ts";
import { deleteFotos } from "./trabajo-fotos.queries.ts";
import { begunTrabajoEstados, openTrabajoEstados } from "./trabajo-transitions.ts";
import {
  failTrabajos,
  insertTrabajos,
  moveTrabajos,
  type NewTrabajo,
  selectTrabajosOf,
  stopTrabajos,
  type TrabajoRow,
  wakeTrabajos,
} from "./trabajos.queries.ts";

type Line = PrintLine & { id: number; isPersonal: boolean };

/** The shelf has no piece with a buyer's text, and none of an encargo. By the id of the line. */
export async function readTipos(
  db: Db,
  lines: readonly Pick<Line, "id" | "producto_id" | "isPersonal">[],
): Promise<Map<number, TrabajoTipo>> {
  const plain = lines.filter(({ isPersonal }) => !isPersonal);
  const ids = [...new Set(plain.map(({ producto_id }) => producto_id))];
  const encargos = new Set(await selectEncargosAmong(db, ids));
  return new Map(
    lines.map(({ id, producto_id, isPersonal }) => [
      id,
      isPersonal || encargos.has(producto_id) ? "imprimir" : "empacar",
    ]),
  );
}

type Detalle = { a_medida: boolean; personalizacion?: unknown };

/** Made with what its buyer told. */
export function isPersonal({ a_medida, personalizacion }: Detalle): boolean {
  return a_medida || personalizacion !== undefined;
}

type Work = Pick<NewTrabajo, "tipo" | "receta_id" | "gramos">;

/** Looks up the work on one unit of each of these lines, as it is printed now. */
async function readWork(db: Db, lines: readonly Line[]): Promise<(detalleId: number) => Work> {
  const tipos = await readTipos(db, lines);
  const prints = lines.filter(({ id }) => tipos.get(id) === "imprimir");
  const printingOf = await readPrintings(db, prints);
  return (id) => ({ tipo: tipos.get(id) ?? "empacar", ...printingOf(id) });
}

type Bought = PrintLine & { id: number; cantidad: number; a_medida: 0 | 1 };

/** One for each unit of a pedido, as it becomes paid: in that transaction, and nowhere else. */
export async function createTrabajos(
  tx: Tx,
  { pedido_id, lineas, now }: { pedido_id: number; lineas: readonly Bought[]; now: number },
): Promise<void> {
  const lines = lineas.map(({ a_medida, ...line }) => ({
    ...line,
    isPersonal: a_medida === 1 || Object.keys(line.valores).length > 0,
  }));
  const workOf = await readWork(tx, lines);
  const rows = lineas.flatMap(({ id, cantidad }) =>
    Array.from({ length: cantidad }, (_, place) => ({
      ...{ pedido_id, detalle_id: id, unidad: place + 1 },
      ...{ ...workOf(id), reemplaza: null },
    })),
  );
  await insertTrabajos(tx, { rows, now });
}

type Of = { pedido_id: number; now: number };

/**
 * The work of a pedido that is paid and not sent becomes that of the units which its buyer still gets: after a
 * reembolso was decided or withdrawn, and after a line was divided. Repeats safely. The pedido is locked.
 */
export async function settleTrabajos(tx: Tx, { pedido_id, now }: Of): Promise<void> {
  const row = await selectPedido(tx, pedido_id);
  if (!row || !isInWorkshop(row.estado)) return;
  const pedido = await readPedido(tx, row);
  const plan = planTrabajos(unitsLeftOf(pedido), await selectTrabajosOf(tx, pedido_id));
  await stopTrabajos(tx, { ids: plan.stop, now });
  await wakeTrabajos(tx, { ids: plan.wake, now });
  if (plan.make.length === 0) return;
  const lines = pedido.detalles.map((line) => ({
    ...toPrintLine(line),
    isPersonal: isPersonal(line),
  }));
  const workOf = await readWork(tx, lines);
  const rows = plan.make.map((unit) => ({
    ...{ ...unit, pedido_id, reemplaza: null },
    ...workOf(unit.detalle_id),
  }));
  await insertTrabajos(tx, { rows, now });
}

/** The pedido left the workshop, and is locked. */
export async function closeTrabajos(tx: Tx, { pedido_id, now }: Of): Promise<void> {
  await endTrabajos(tx, { rows: await selectTrabajosOf(tx, pedido_id), now });
}

/** Whatever of them is open is in the parcel. */
export async function endTrabajos(
  tx: Tx,
  { rows, now }: { rows: readonly TrabajoRow[]; now: number },
): Promise<void> {
  const left = rows.filter(isOpen);
  await moveTrabajos(tx, { ids: idsOf(left), to: "embalado", now });
  await bookFilamento(tx, { rows: left, to: "embalado" });
}

/** Work that was begun with the text of before is done again. The pedido is locked. */
export async function repeatTrabajos(
  tx: Tx,
  { pedido_id, detalle_id, now }: Of & { detalle_id: number },
): Promise<void> {
  const rows = await selectTrabajosOf(tx, pedido_id);
  const begun = rows.filter(
    (row) => row.detalle_id === detalle_id && begunEstados.includes(row.estado),
  );
  await makeAgain(tx, { rows: begun, motivo: "texto_corregido", now });
}

type Failed = { rows: readonly TrabajoRow[]; motivo: FallaMotivo; now: number };

/** They end as `fallido`, without a photograph, and each gets a new one in the queue. Their pedidos are locked. */
export async function makeAgain(tx: Tx, { rows, motivo, now }: Failed): Promise<void> {
  if (rows.length === 0) return;
  const ids = idsOf(rows);
  await failTrabajos(tx, { ids, motivo, now });
  await deleteFotos(tx, ids);
  const printingOf = await readPrintingsOf(tx, rows);
  const again = rows.map(({ id, pedido_id, detalle_id, unidad, tipo }) => ({
    ...{ pedido_id, detalle_id, unidad, tipo, reemplaza: id },
    ...(tipo === "imprimir" ? printingOf(detalle_id) : noPrinting),
  }));
  await insertTrabajos(tx, { rows: again, now });
}

/** How the lines of these trabajos are printed now. */
async function readPrintingsOf(tx: Tx, rows: readonly TrabajoRow[]) {
  const pedidoIds = [...new Set(rows.map(({ pedido_id }) => pedido_id))];
  const detalleIds = new Set(rows.map(({ detalle_id }) => detalle_id));
  const detalles = (await selectDetalles(tx, pedidoIds)).filter(({ id }) => detalleIds.has(id));
  return readPrintings(
    tx,
    detalles.map((row) => toPrintLine(toDetalle(row))),
  );
}

type OfUnits = Of & { lineas: Units };

/** Their buyer wants them no more, and the shop has not answered. The pedido is locked. */
export async function pauseTrabajos(tx: Tx, of: OfUnits): Promise<void> {
  await moveUnits(tx, of, { from: "en_cola", to: "en_pausa" });
}

/** The shop refused: the work goes on. The pedido is locked. */
export async function resumeTrabajos(tx: Tx, of: OfUnits): Promise<void> {
  await moveUnits(tx, of, { from: "en_pausa", to: "en_cola" });
}

type Step = { from: "en_cola" | "en_pausa"; to: "en_cola" | "en_pausa" };

async function moveUnits(tx: Tx, of: OfUnits, { from, to }: Step): Promise<void> {
  const rows = await selectTrabajosOf(tx, of.pedido_id);
  const ids = of.lineas.flatMap(({ detalle_id, cantidad }) =>
    idsOf(
      rows.filter((row) => row.detalle_id === detalle_id && row.estado === from).slice(-cantidad),
    ),
  );
  await moveTrabajos(tx, { ids, to, now: of.now });
}

const openEstados: readonly string[] = openTrabajoEstados;
const begunEstados: readonly string[] = begunTrabajoEstados;

function isOpen({ estado }: TrabajoRow): boolean {
  return openEstados.includes(estado);
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
