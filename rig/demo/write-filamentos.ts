import { type Db, inTransaction } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import { saveFilamento } from "#server/modules/taller/filamentos/filamentos.service.ts";

/** Grams on the spools before the first sale. */
const usual = 3_000;
/** Colors that are little used, and nearly gone. */
const scarce: Readonly<Record<string, number>> = { rosa: 180 };
const precioKilo = 15_990;

/** Before anything is printed, so that each print takes its own. */
export async function writeFilamentos(
  db: Db,
  { ownerEmail, now }: { ownerEmail: string; now: number },
): Promise<void> {
  const owner = await findUsuarioByEmail(db, ownerEmail);
  if (!owner) throw new Error("the demo has no owner");
  const actor = { usuario_id: owner.id, nombre: owner.nombre, solicitud: "demo" };
  const colores = await db.selectFrom("colores").select(["id", "clave"]).orderBy("id").execute();
  for (const { id: color_id, clave } of colores) {
    const counted = { gramos: scarce[clave] ?? usual, precio_kilo: precioKilo, aviso_gramos: 200 };
    await inTransaction(db, (tx) =>
      saveFilamento(tx, { ...counted, color_id, visto: null, actor, now }),
    );
  }
}
