import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction } from "../../../db/database.ts";
import { addWorkingDays, countWorkingDays } from "../../../time/working-days.ts";
import { type EncargoRow, selectEncargosAfter, writeEsperas } from "../../catalogo/index.ts";
import { parseGramos } from "../recetas/current-recetas.ts";
import { type CurrentReceta, selectCurrentRecetas } from "../recetas/recetas.queries.ts";
import { readAhead } from "./line-works.service.ts";
import { planFinish } from "./plan-finish.ts";
import { readWorkshop } from "./workshop.service.ts";

const perBatch = 500;

/**
 * Keeps how many working days one unit of each encargo waits and takes, for the pages that say so. A page is up to a minute
 * behind the workshop; a payment that starts asks the workshop itself.
 */
export async function sweepEsperas(
  ctx: Pick<AppContext, "db" | "clock" | "config">,
): Promise<void> {
  const waitOf = await planWaits(ctx);
  for (let after = 0; ; ) {
    const rows = await selectEncargosAfter(ctx.db, { after, limit: perBatch });
    const changed = await findChanged(ctx.db, { rows, waitOf });
    if (changed.length > 0) await inTransaction(ctx.db, (tx) => writeEsperas(tx, changed));
    const last = rows.at(-1);
    if (last === undefined || rows.length < perBatch) return;
    after = last.id;
  }
}

type Piece = Pick<CurrentReceta, "minutos" | "por_placa"> & { material: string; colores: number };
type WaitOf = (piece: Piece) => number;

/** Working days from today until one such piece is made; 0 when no printer makes it. */
async function planWaits({
  db,
  clock,
  config,
}: Pick<AppContext, "db" | "clock" | "config">): Promise<WaitOf> {
  const workshop = await readWorkshop(db, clock.now());
  if (workshop === null) return () => 0;
  const { closed } = workshop;
  const plan = { ...workshop.plan, ahead: await readAhead(db, 0) };
  const { terminacionDias: count } = config.tienda();
  const known = new Map<string, number>();
  return (piece) => {
    const key = JSON.stringify(piece);
    const wait = known.get(key) ?? find(piece);
    known.set(key, wait);
    return wait;
  };

  function find(piece: Piece): number {
    const day = planFinish({ ...plan, work: { ...piece, piezas: 1 } });
    if (day === null) return 0;
    const made = addWorkingDays(day, { count, closed });
    return countWorkingDays({ from: plan.now.fecha, to: made, closed });
  }
}

async function findChanged(
  db: Db,
  { rows, waitOf }: { rows: readonly EncargoRow[]; waitOf: WaitOf },
): Promise<{ id: number; espera_dias: number }[]> {
  const recetas = await selectCurrentRecetas(
    db,
    rows.map(({ id }) => id),
  );
  const byProducto = new Map(recetas.map((receta) => [receta.producto_id, receta]));
  return rows.flatMap(({ id, material, espera_dias: before }) => {
    const receta = byProducto.get(id);
    const espera_dias = receta ? waitOf(toPiece(receta, material)) : 0;
    return espera_dias === before ? [] : [{ id, espera_dias }];
  });
}

/** In as many colors as its receta can take: which ones is the buyer's choice. */
function toPiece({ minutos, por_placa, gramos }: CurrentReceta, material: string): Piece {
  return { minutos, por_placa, material, colores: parseGramos(gramos).length };
}
