import type { Db } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { type Caller, openDevoluciones } from "./ask-devolucion.service.ts";
import { selectFotos } from "./devolucion-fotos.queries.ts";
import { devolucionesMessages as messages } from "./devoluciones.messages.ts";
import { readDevolucionAdmin } from "./read-devoluciones.service.ts";

/** Data URLs. Throws 404 for a devolucion of another pedido, 401 and 404 as `openDevoluciones`. */
export async function openFotos(
  db: Db,
  { caller, devolucion_id }: { caller: Caller; devolucion_id: number },
): Promise<string[]> {
  const { devoluciones } = await openDevoluciones(db, caller);
  if (!devoluciones.some(({ id }) => id === devolucion_id)) throw notFound(messages.notFound);
  return readFotos(db, devolucion_id);
}

/** Data URLs, for the owner. Throws 404. */
export async function readFotosAdmin(db: Db, id: number): Promise<string[]> {
  await readDevolucionAdmin(db, id);
  return readFotos(db, id);
}

async function readFotos(db: Db, id: number): Promise<string[]> {
  return (await selectFotos(db, id)).map((contenido) => `data:image/webp;base64,${contenido}`);
}
