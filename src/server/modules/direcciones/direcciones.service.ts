import { errorMessages } from "#contract/error-messages.ts";
import type { Direccion, DireccionInput } from "#contract/schemas/direcciones.ts";
import { comunasOf } from "#contract/values/despacho/comunas.ts";
import { regionCode } from "#contract/values/despacho/regiones.ts";
import { fold } from "#contract/values/fold.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict, invalid, notFound } from "../../errors.ts";
import { lockActiveUsuario } from "../acceso/index.ts";
import {
  countDirecciones,
  type DireccionFields,
  deleteDireccionOf,
  insertDireccion,
  type OwnDireccion,
  selectDirecciones,
  updateDireccionOf,
} from "./direcciones.queries.ts";

export const maxDirecciones = 20;

export async function listDirecciones(db: Db, usuarioId: number): Promise<Direccion[]> {
  return selectDirecciones(db, { usuarioId, limit: maxDirecciones });
}

/** Throws 409 above the limit, also between concurrent calls. */
export async function createDireccion(
  tx: Tx,
  { usuario_id, input, now }: { usuario_id: number; input: DireccionInput; now: number },
): Promise<Direccion> {
  await lockActiveUsuario(tx, usuario_id);
  if ((await countDirecciones(tx, usuario_id)) >= maxDirecciones) {
    throw conflict(errorMessages.direccionLimit);
  }
  return insertDireccion(tx, { ...toFields(input), usuario_id, creado_en: now });
}

/** Throws 404, also for somebody else's. */
export async function updateDireccion(
  tx: Tx,
  { input, ...own }: OwnDireccion & { input: DireccionInput },
): Promise<Direccion> {
  const direccion = await updateDireccionOf(tx, { ...own, fields: toFields(input) });
  if (!direccion) throw notFound(errorMessages.direccionNotFound);
  return direccion;
}

/** Throws 404, also for somebody else's. Pedidos have their own copy. */
export async function deleteDireccion(tx: Tx, own: OwnDireccion): Promise<void> {
  if (!(await deleteDireccionOf(tx, own))) throw notFound(errorMessages.direccionNotFound);
}

/** A comuna of the region's list gets its official spelling; any other stays as typed. */
export function toFields(input: DireccionInput): DireccionFields {
  const region_codigo = regionCode(input.region);
  if (region_codigo === undefined) throw invalid(errorMessages.regionInvalid);
  const typed = fold(input.comuna);
  const official = comunasOf(region_codigo).find(({ nombre }) => fold(nombre) === typed);
  return {
    ...input,
    region_codigo,
    comuna: official?.nombre ?? input.comuna,
    comuna_codigo: official?.codigo ?? null,
  };
}
