import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { LegalSectionSchema, type Terminos } from "#contract/schemas/terminos.ts";
import { terminosSections } from "#contract/values/rights/terminos.ts";
import type { Config } from "../../config/config.ts";
import { type Db, inTransaction, type Tx } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { findTerminosByHuella, insertTerminos, selectTerminos } from "./terminos.queries.ts";

type Present = { config: Pick<Config, "tienda">; now: number };

/**
 * The version of the terms as the settings word them now. A text that was never shown becomes a new version; one
 * that comes back has its old number.
 */
export async function currentTerminos(tx: Tx, { config, now }: Present): Promise<number> {
  const { secciones, huella } = presentText(config);
  const known = await findTerminosByHuella(tx, huella);
  if (known !== undefined) return known;
  const inserted = await insertTerminos(tx, { secciones, huella, creado_en: now });
  const version = inserted ?? (await findTerminosByHuella(tx, huella));
  if (version === undefined) throw new Error("the terms that were just written are gone");
  return version;
}

/** The present terms. Writes only the first time that a text is shown. */
export async function showCurrentTerminos(db: Db, present: Present): Promise<Terminos> {
  const known = await findTerminosByHuella(db, presentText(present.config).huella);
  return readTerminos(db, known ?? (await inTransaction(db, (tx) => currentTerminos(tx, present))));
}

/** Terms in the wording of that version. Throws 404. */
export async function readTerminos(db: Db, version: number): Promise<Terminos> {
  const row = await selectTerminos(db, version);
  if (!row) throw notFound(errorMessages.terminosNotFound);
  const secciones = z.array(LegalSectionSchema).parse(JSON.parse(row.secciones));
  return { version: row.id, desde: row.creado_en, secciones };
}

function presentText({ tienda }: Pick<Config, "tienda">) {
  const secciones = JSON.stringify(terminosSections(tienda()));
  return { secciones, huella: createHash("sha256").update(secciones).digest("hex") };
}
