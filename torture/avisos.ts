import type { ApiClient } from "#contract/client.ts";
import type { Db } from "#server/db/database.ts";
import type { Ledger } from "./ledger.ts";
import { type MailHeaders, readHeaders } from "./mail-headers.ts";
import type { Cast } from "./people.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** Productos that sell out, or never were there. */
const scarceBelow = 100;

type Asking = { cast: Cast; ledger: Ledger; random: Random };

/** With an address of its own, so that its mail is told apart. */
export async function askForAviso(
  { cast: { initialStock }, ledger, random }: Asking,
  api: ApiClient,
  wanted?: number,
): Promise<void> {
  const scarce = [...initialStock].flatMap(([id, stock]) => (stock < scarceBelow ? [id] : []));
  const producto_id = wanted ?? random.pick(scarce);
  const email = `espera-${random.below(2 ** 31)}@tienda.test`;
  ledger.avisos.set(email, { producto_id, isAcknowledged: false });
  const { ok: isAcknowledged } = await api("createAviso", { body: { producto_id, email } });
  if (isAcknowledged) ledger.avisos.set(email, { producto_id, isAcknowledged });
  else ledger.avisos.delete(email);
}

export function isAviso({ asunto }: MailHeaders): boolean {
  return asunto.startsWith("Volvió «");
}

type Told = { world: World; db: Db; cast: Cast; ledger: Ledger };

/** Each that was acknowledged waits or was told, by one mail, and never without units. */
export async function findAvisoFaults({ world, db, cast, ledger }: Told): Promise<string[]> {
  const rows = await db.selectFrom("avisos").select("email").execute();
  const waiting = new Set(rows.map(({ email }) => email));
  const mails = Map.groupBy((await readHeaders(world)).filter(isAviso), ({ to }) => to);
  return [...ledger.avisos].flatMap(([email, { producto_id, isAcknowledged }]) => {
    const told = new Set((mails.get(email) ?? []).map(({ messageId }) => messageId)).size;
    const waits = waiting.has(email);
    return [
      ...(told > 1 ? [`${email} has ${told} mails of different Message-ID`] : []),
      ...(told > 0 && waits ? [`${email} was told and waits on`] : []),
      ...(isAcknowledged && told === 0 && !waits ? [`the aviso of ${email} is lost`] : []),
      ...(told > 0 && cast.initialStock.get(producto_id) === 0
        ? [`${email} was told of producto ${producto_id}, which never was there`]
        : []),
    ];
  });
}

/** Avisos of what can be bought: their mails are still to come. */
export function selectUntold(db: Db) {
  return db
    .selectFrom("avisos")
    .innerJoin("productos", "productos.id", "avisos.producto_id")
    .select(["avisos.id", "avisos.producto_id"])
    .where("productos.activo", "=", 1)
    .whereRef("productos.stock", ">", "productos.reservado")
    .limit(5)
    .execute();
}
