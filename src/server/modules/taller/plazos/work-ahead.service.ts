import type { Db } from "../../../db/database.ts";
import { selectMateriales } from "../../catalogo/index.ts";
import { selectRecetasById } from "../recetas/recetas.queries.ts";
import type { TrabajoRow } from "../trabajos.queries.ts";
import { canPrint, type Printer, type Work } from "./plan-finish.ts";
import { selectUnprinted, unprintedEstados } from "./work-ahead.queries.ts";

export type WorkAhead = {
  work: Work[];
  /** Prints whose receta nobody wrote: nobody knows how long they take. */
  sin_receta: number;
};

/** All prints that are not done. */
export async function readWorkAhead(db: Db): Promise<WorkAhead> {
  const rows = await selectUnprinted(db);
  const kindOf = await readKinds(db, rows);
  const known = rows.flatMap(({ piezas, ...row }) => {
    const kind = kindOf(row);
    return kind ? [{ ...kind, piezas }] : [];
  });
  const without = rows.filter(({ receta_id }) => receta_id === null);
  return { work: known, sin_receta: without.reduce((sum, { piezas }) => sum + piezas, 0) };
}

type Printed = { receta_id: number | null; gramos: string };
type Kind = Omit<Work, "piezas">;

/** Looks up what a print takes; undefined without a receta. */
export async function readKinds(db: Db, prints: readonly Printed[]) {
  const ids = [...new Set(prints.flatMap(({ receta_id }) => receta_id ?? []))];
  const recetas = new Map((await selectRecetasById(db, ids)).map((row) => [row.id, row]));
  const productoIds = [...new Set([...recetas.values()].map((row) => row.producto_id))];
  const materiales = await selectMateriales(db, productoIds);
  return ({ receta_id, gramos }: Printed): Kind | undefined => {
    const receta = recetas.get(receta_id ?? 0);
    if (!receta) return undefined;
    const { minutos, por_placa, producto_id } = receta;
    const material = materiales.get(producto_id) ?? "";
    return { minutos, por_placa, material, colores: countColores(gramos) };
  };
}

/** Counts those of the gramos of a trabajo, which are JSON. */
export function countColores(gramos: string): number {
  return (JSON.parse(gramos) as unknown[]).length;
}

export function isUnprinted({ tipo, estado }: TrabajoRow): boolean {
  return tipo === "imprimir" && unprintedEstados.some((it) => it === estado);
}

/** Materiales of this work that none of the printers takes, in alphabetical order. */
export function materialesWithout(work: readonly Work[], printers: readonly Printer[]): string[] {
  const without = work.filter((it) => !printers.some((printer) => canPrint(printer, it)));
  return [...new Set(without.map(({ material }) => material))].toSorted((a, b) =>
    a.localeCompare(b, "es"),
  );
}
