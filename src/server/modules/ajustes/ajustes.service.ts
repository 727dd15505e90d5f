import { type Ajustes, type AjustesAnswer, delicateAjustes } from "#contract/schemas/ajustes.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import { toAjustes, withAjustes } from "../../config/ajustes-config.ts";
import type { TiendaConfig } from "../../config/tienda-config.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict } from "../../errors.ts";
import { tellAjustes } from "../acceso/index.ts";
import { catalogoChanged } from "../catalogo/index.ts";
import { ajustesActs, ajustesMessages } from "./ajustes.messages.ts";
import { selectAjustes, upsertAjustes } from "./ajustes.queries.ts";

/** Version of what nobody has saved yet. */
const unsaved = 0;

/** `first`: as the environment says. */
export async function readTienda(db: Db, first: TiendaConfig): Promise<TiendaConfig> {
  const row = await selectAjustes(db);
  return row ? withAjustes(first, parseSaved(row.valores)) : first;
}

export async function readAjustes(db: Db, first: TiendaConfig): Promise<AjustesAnswer> {
  const row = await selectAjustes(db);
  if (!row) return { version: unsaved, actualizado_en: null, ajustes: toAjustes(first) };
  const { valores, version, actualizado_en } = row;
  const ajustes = toAjustes(withAjustes(first, parseSaved(valores)));
  return { version, actualizado_en, ajustes };
}

type Saving = {
  first: TiendaConfig;
  ajustes: Ajustes;
  /** Version that was read. */
  version: number;
  actor: Actor;
  now: number;
};

/**
 * With its trail; every kept page is stale. A mail tells each administrator by which money or
 * letters would go elsewhere. Throws 409 when somebody else saved meanwhile.
 */
export async function saveAjustes(tx: Tx, saving: Saving): Promise<AjustesAnswer> {
  const { first, ajustes, version, actor, now } = saving;
  const before = await readAjustes(tx, first);
  if (before.version !== version) throw conflict(ajustesMessages.stale);
  const changed = changesBetween(before.ajustes, ajustes);
  if (Object.keys(changed.despues).length === 0) return before;
  const valores = JSON.stringify(ajustes);
  if (!(await upsertAjustes(tx, { valores, version, now }))) throw conflict(ajustesMessages.stale);
  await recordAct(tx, {
    actor,
    accion: ajustesActs.saved,
    entidad: "ajustes",
    entidad_id: null,
    ...changed,
    now,
  });
  const delicate = delicateAjustes.filter((name) => name in changed.despues);
  if (delicate.length > 0) {
    const told = { ajustes: delicate, por_usuario_id: actor.usuario_id, cambiado_en: now };
    await tellAjustes(tx, told);
  }
  catalogoChanged(tx, { all: true });
  return { version: version + 1, actualizado_en: now, ajustes };
}

function changesBetween(before: Ajustes, after: Ajustes) {
  const names = Object.keys(after) as (keyof Ajustes)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const pick = (from: Ajustes) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return { antes: pick(before), despues: pick(after) };
}

function parseSaved(valores: string): Partial<Ajustes> {
  return JSON.parse(valores) as Partial<Ajustes>;
}
