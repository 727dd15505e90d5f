import type { SaveImpresora } from "#contract/schemas/impresoras.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import { saveImpresora } from "#server/modules/taller/plazos/impresoras.service.ts";

const open = { version: 0, activa: true, cerrada_desde: null, cerrada_hasta: null };

/** A person stands beside the first by day, and changes its filament; the second changes it by itself, and prints at night. */
const impresoras: readonly SaveImpresora[] = [
  {
    ...{ ...open, nombre: "Prusa MK4", dias: "123456", desde: 8, hasta: 22 },
    ...{ materiales: [], colores: 2 },
  },
  {
    ...{ ...open, nombre: "Bambu Lab P1S", dias: "1234567", desde: 0, hasta: 24 },
    ...{ materiales: ["PLA", "PETG"], colores: 4 },
  },
];

/** Before anything is sold, so that each promise counts the work ahead. */
export async function writeImpresoras(
  db: Db,
  { ownerEmail, now }: { ownerEmail: string; now: number },
): Promise<void> {
  const owner = await findUsuarioByEmail(db, ownerEmail);
  if (!owner) throw new Error("the demo has no owner");
  const actor = { usuario_id: owner.id, nombre: owner.nombre, solicitud: "demo" };
  for (const impresora of impresoras) {
    await inTransaction(db, (tx) => saveImpresora(tx, { ...impresora, actor, now }));
  }
}
