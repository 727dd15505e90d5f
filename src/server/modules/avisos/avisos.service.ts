import { errorMessages } from "#contract/error-messages.ts";
import type { Secrets } from "../../config/keys.ts";
import type { AppContext } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { hashOneTimeToken } from "../acceso/index.ts";
import { findOffered, selectAvailable } from "../catalogo/index.ts";
import { listBloqueos } from "../privacidad/index.ts";
import type { AvisosCorreos } from "./avisos.correos.ts";
import { avisosMessages } from "./avisos.messages.ts";
import {
  deleteAvisosByBaja,
  deleteAvisosTo,
  insertAviso,
  selectAwaited,
  takeAvisosOf,
  trimAvisosTo,
} from "./avisos.queries.ts";
import { bajaToken } from "./baja-token.ts";

/** For one address; an older one gives way. */
const mostPerAddress = 30;
/** Mails of one transaction, and productos that it looks at. */
const batchSize = 200;

type Asking = { producto_id: number; email: string; config: Secrets; now: number };

/** Answers the same to an address that asked before. Throws 404, and 409 for a producto that can be bought. */
export async function createAviso(tx: Tx, { producto_id, email, config, now }: Asking) {
  const offered = await findOffered(tx, producto_id);
  if (!offered) throw notFound(errorMessages.productoNotFound);
  const { nombre, disponible } = offered;
  if (disponible > 0) throw conflict(avisosMessages.available(nombre), disponible);
  const baja = hashOneTimeToken(bajaToken(config, email));
  await insertAviso(tx, { producto_id, email, baja, creado_en: now });
  await trimAvisosTo(tx, { email, most: mostPerAddress });
}

/** Deletes all avisos of the address of this token; the call repeats safely. */
export async function deleteAvisos(tx: Tx, token: string): Promise<void> {
  await deleteAvisosByBaja(tx, hashOneTimeToken(token));
}

/**
 * Units come back by many ways: a released reserva, an edit, an import, a return. So a job looks,
 * instead of each way telling. An aviso goes in the transaction that enqueues its only mail.
 */
export async function sweepAvisos({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const except = await inTransaction(db, dropOpposed);
  let after: number | undefined = 0;
  while (after !== undefined) {
    const telling: Telling = { after, except, now: clock.now() };
    after = await inTransaction(db, (tx) => tellSome(tx, telling));
  }
}

/** Who objected waits for nothing; a block keeps the avisos. Answers the addresses that get no mail. */
async function dropOpposed(tx: Tx): Promise<string[]> {
  const bloqueos = await listBloqueos(tx);
  const opposed = bloqueos.filter(({ tipo }) => tipo === "oposicion");
  for (const { email } of opposed) await deleteAvisosTo(tx, email);
  return bloqueos.map(({ email }) => email);
}

type Telling = { after: number; except: readonly string[]; now: number };

/** Answers after which producto to go on; undefined at the end. More mails of one batch follow with the next run. */
async function tellSome(tx: Tx, { after, except, now }: Telling): Promise<number | undefined> {
  const awaited = await selectAwaited(tx, { after, limit: batchSize });
  const productos = await selectAvailable(tx, awaited);
  const taken = await takeAvisosOf(tx, { productos, except, limit: batchSize });
  for (const { id, producto_id, email } of taken) {
    await enqueueCorreo<AvisosCorreos>(tx, {
      clave: `aviso:${id}`,
      plantilla: "producto_disponible",
      para: email,
      datos: { producto_id },
      now,
    });
  }
  return awaited.length < batchSize ? undefined : awaited.at(-1);
}
