import { errorMessages } from "#contract/error-messages.ts";
import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { fold } from "#contract/values/fold.ts";
import { slugify } from "#contract/values/producto/slugify.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { catalogoActs, catalogoRefusals } from "../catalogo.messages.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { freeSlug } from "../slug.ts";
import {
  type CategoriaCountedRow,
  type CategoriaRow,
  insertCategoria,
  lockCategorias,
  maxCategorias,
  renameInBusqueda,
  selectCategorias,
  selectCategoriasCounted,
  setCategoriaActivo,
  updateCategoriaNombre,
} from "./categorias-admin.queries.ts";

type By = { actor: Actor; now: number };

export async function listAllCategorias(db: Db): Promise<CategoriaAdmin[]> {
  return (await selectCategoriasCounted(db)).map(toCategoria);
}

/** Throws 409 for a taken name, 422 when nothing of it can stand in an address. */
export async function createCategoria(
  tx: Tx,
  { nombre, actor, now }: By & { nombre: string },
): Promise<CategoriaAdmin> {
  await lockCategorias(tx);
  const { id, slug } = await insertUnderFreeSlug(tx, { nombre, now });
  catalogoChanged(tx, { all: true });
  await recordAct(tx, {
    actor,
    accion: catalogoActs.categoriaCreated,
    entidad: "categoria",
    entidad_id: id,
    antes: null,
    despues: { nombre, slug },
    now,
  });
  return findCategoria(tx, id);
}

/** Without any categoria there is no row to lock: the unique slug decides. */
async function insertUnderFreeSlug(
  tx: Tx,
  { nombre, now }: { nombre: string; now: number },
): Promise<{ id: number; slug: string }> {
  for (;;) {
    const known = await selectCategorias(tx);
    if (known.length >= maxCategorias) throw conflict(catalogoRefusals.categoriaLimit);
    const taken = new Set(known.map((categoria) => categoria.slug));
    const slug = freeSlug(checkNombre(nombre, known), taken);
    const id = await insertCategoria(tx, { nombre, slug, now });
    if (id !== undefined) return { id, slug };
  }
}

/** The slug stays (docs/reglas.md 8). */
export async function renameCategoria(
  tx: Tx,
  { id, nombre, actor, now }: By & { id: number; nombre: string },
): Promise<CategoriaAdmin> {
  await lockCategorias(tx);
  const known = await selectCategorias(tx);
  const before = known.find((categoria) => categoria.id === id);
  if (!before) throw notFound(errorMessages.categoriaNotFound);
  const others = known.filter((categoria) => categoria.id !== id);
  checkNombre(nombre, others);
  if (nombre !== before.nombre) {
    await updateCategoriaNombre(tx, { id, nombre });
    await renameInBusqueda(tx, { id, from: before.nombre, to: nombre });
    catalogoChanged(tx, { all: true });
    await recordAct(tx, {
      actor,
      accion: catalogoActs.categoriaSaved,
      entidad: "categoria",
      entidad_id: id,
      antes: { nombre: before.nombre },
      despues: { nombre },
      now,
    });
  }
  return findCategoria(tx, id);
}

/** Idempotent. Its productos stay (docs/reglas.md 8). */
export async function activateCategoria(
  tx: Tx,
  { id, activo, actor, now }: By & { id: number; activo: boolean },
): Promise<CategoriaAdmin> {
  if (await setCategoriaActivo(tx, { id, activo })) {
    catalogoChanged(tx, { all: true });
    await recordAct(tx, {
      actor,
      accion: activo ? catalogoActs.categoriaActivated : catalogoActs.categoriaDeactivated,
      entidad: "categoria",
      entidad_id: id,
      antes: { activo: !activo },
      despues: { activo },
      now,
    });
  }
  return findCategoria(tx, id);
}

async function findCategoria(db: Db, id: number): Promise<CategoriaAdmin> {
  const [row] = await selectCategoriasCounted(db, { id });
  if (!row) throw notFound(errorMessages.categoriaNotFound);
  return toCategoria(row);
}

function checkNombre(nombre: string, others: CategoriaRow[]): string {
  const slug = slugify(nombre);
  if (slug === "") throw refuseNombre(422, catalogoRefusals.categoriaWithoutLetters);
  if (others.some((categoria) => fold(categoria.nombre) === fold(nombre))) {
    throw refuseNombre(409, catalogoRefusals.categoriaTaken);
  }
  return slug;
}

function refuseNombre(status: number, message: string): AppError {
  return new AppError({ status, message, campos: { nombre: message } });
}

function toCategoria({ activo, ...row }: CategoriaCountedRow): CategoriaAdmin {
  const { productos, en_tienda } = row;
  return {
    ...row,
    productos: Number(productos),
    en_tienda: Number(en_tienda),
    activo: activo === 1,
  };
}
