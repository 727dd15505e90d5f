import type { Db, Tx } from "../../../db/database.ts";
import { idOf, prepare } from "../../../db/prepared.ts";

type NewInvitado = { clave: string; email: string; now: number };

/** Never greeted by it: a pedido has the name that was typed. */
const nombre = "Invitado";

const row = prepare((db, { clave, now }: Omit<NewInvitado, "email">) =>
  db
    .insertInto("usuarios")
    .values({ nombre, email: clave, rol: "cliente", activo: 0, creado_en: now })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ nombre }))
    .returning("id"),
);

const address = prepare((db, { id, email, now }: { id: number; email: string; now: number }) =>
  db
    .insertInto("invitados")
    .values({ usuario_id: id, email, creado_en: now })
    .onConflict((conflict) => conflict.column("usuario_id").doNothing()),
);

/** Makes the row of `clave` or finds it; locked in both cases. Answers the number of its usuario. */
export async function lockInvitado(tx: Tx, { clave, email, now }: NewInvitado): Promise<number> {
  const id = idOf(await row(tx, { clave, now }));
  await address(tx, { id, email, now });
  return id;
}

/** One address has one for each network it bought from. */
const maxOfAddress = 1000;

const ofAddress = prepare((db, { email }: { email: string }) =>
  db
    .selectFrom("invitados")
    .select("usuario_id")
    .where("email", "=", email)
    .orderBy("usuario_id")
    .limit(maxOfAddress),
);

/** In ascending order, in which they are locked. */
export async function selectInvitadosOf(db: Db, email: string): Promise<number[]> {
  return (await ofAddress(db, { email })).rows.map(({ usuario_id }) => usuario_id);
}

const byUsuario = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db.selectFrom("invitados").select("usuario_id").where("usuario_id", "=", usuarioId),
);

export async function isInvitado(db: Db, usuarioId: number): Promise<boolean> {
  return (await byUsuario(db, { usuarioId })).rows.length > 0;
}

/** Their usuarios stay: pedidos refer to them, or the next purchase finds them again. */
export async function deleteInvitados(tx: Tx, usuarioIds: readonly number[]): Promise<void> {
  if (usuarioIds.length === 0) return;
  await tx
    .deleteFrom("invitados")
    .where("usuario_id", "in", [...usuarioIds])
    .execute();
}
