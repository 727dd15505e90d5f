import { errorMessages } from "#contract/error-messages.ts";
import type { Campo } from "#contract/schemas/campos.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { ProductoForm } from "#contract/schemas/productos-admin.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { isKeptLine, mapLines } from "#contract/values/producto/producto-fields.ts";
import type { ProductoLine } from "#contract/values/producto/producto-lines.ts";
import { fromShelf, type Supply } from "#contract/values/producto/suministro.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { catalogoActs, catalogoRefusals } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { listNewColores } from "../colores/list-new-colores.ts";
import { describeListed } from "../familias/describe-listed.ts";
import { familiaRefusals } from "../familias/familias.messages.ts";
import { lockWithFamilia, shareFicha } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { type PlannedImagen, planImagenes } from "../imagenes/plan-imagenes.ts";
import {
  type ImagenRow,
  replaceImagenes,
  retireImagenes,
  selectImagenesOf,
} from "../imagenes/producto-imagenes.queries.ts";
import { refillCupos } from "../stock/cupos.queries.ts";
import { supplyFaults, toSupply } from "../stock/encargo.ts";
import { productoBusqueda } from "./producto-busqueda.ts";
import { describeProducto, diffFields } from "./producto-trail.ts";
import {
  insertProductoRow,
  lockCategoria,
  type ProductoEditRow,
  type ProductoValues,
  selectCategoria,
  selectProductoIdBySku,
  selectProductoToEdit,
  updateProductoRow,
} from "./productos-admin.queries.ts";
import { refuseField } from "./refuse-field.ts";
import { skuTaken } from "./sku-taken.ts";
import { refuseStock, toStockChange } from "./stock-change.ts";

type Save = { form: ProductoForm; imagenes: ImagenRow[]; actor: Actor; now: number };

/**
 * Refuses a form before its pictures are rendered; `id` is null for a new producto. Reads without
 * locks: the transaction that saves checks again.
 */
export async function checkProducto(
  db: Db,
  { id, form, fileCount }: { id: number | null; form: ProductoForm; fileCount: number },
): Promise<void> {
  const known = id === null ? null : checkEditable(await selectProductoToEdit(db, id), form);
  checkSupply(form, known ?? fromShelf);
  checkCategoria(await selectCategoria(db, form.categoria_id));
  const owner = await selectProductoIdBySku(db, form.sku);
  if (owner !== null && owner !== id) throw skuTaken();
  const current = id === null ? [] : await selectImagenesOf(db, id);
  planImagenes({ current: current.map(({ nombre }) => nombre), form, fileCount });
}

export async function createProducto(
  tx: Tx,
  { form, imagenes, actor, now }: Save,
): Promise<ProductoDetalle> {
  const categoria = checkCategoria(await lockCategoria(tx, form.categoria_id));
  await listNewColores(tx, form.personalizacion ?? []);
  const plan = planImagenes({ current: [], form, fileCount: imagenes.length });
  const fields = toFields(form, {
    ...mapLines(() => ""),
    ...fromShelf,
    destacado: 0,
    activo: 1,
    a_medida: 0,
    personalizacion: "[]",
  });
  const stock = fields.suministro === "encargo" ? 0 : form.stock;
  const busqueda = productoBusqueda({ ...fields, categoria: categoria.nombre });
  const id = await insertProductoRow(tx, { ...fields, stock, busqueda, creado_en: now });
  if (fields.personalizacion !== "[]") await describeListed(tx, { familias: [], ids: [id] });
  const shown = pickImagenes({ plan, current: [], added: imagenes });
  await replaceImagenes(tx, { producto_id: id, imagenes: shown });
  catalogoChanged(tx, { edited: [id] });
  if (fields.suministro === "encargo") await refillCupos(tx, { ids: [id], now });
  await recordAct(tx, {
    actor,
    accion: catalogoActs.productoCreated,
    entidad: "producto",
    entidad_id: id,
    antes: null,
    despues: describeProducto(fields, { stock, imagenes: shown }),
    now,
  });
  return getProducto(tx, { id, includeInactive: true });
}

/**
 * docs/reglas.md 9. Throws 409 for a stale version, or when payments hold more units than would be
 * left.
 */
export async function updateProducto(
  tx: Tx,
  { id, form, imagenes, actor, now }: Save & { id: number },
): Promise<ProductoDetalle> {
  // Categoria before producto, as a rename locks them, or they could deadlock.
  const categoria = checkCategoria(await lockCategoria(tx, form.categoria_id));
  await listNewColores(tx, form.personalizacion ?? []);
  const locked = await lockWithFamilia(tx, id);
  const before = checkEditable(locked?.producto, form);
  const relatives = locked?.relatives ?? [];
  if (before.familia_id !== null && form.nombre !== before.nombre) {
    throw refuseField(422, { nombre: familiaRefusals.nombre });
  }
  const fields = toFields(form, before);
  const isUpdated = await updateProductoRow(tx, {
    id,
    version: form.version ?? null,
    fields: {
      ...fields,
      busqueda: productoBusqueda({ ...fields, categoria: categoria.nombre }),
    },
    stock: toStockChange(form, { before, after: fields }),
  });
  if (!isUpdated) throw refuseStock(before, form);
  await shareFicha(tx, { ficha: fields, rows: relatives, categoria: categoria.nombre });
  if (fields.suministro === "encargo") await refillCupos(tx, { ids: [id], now });
  if (before.familia_id !== null) await chooseListed(tx, [before.familia_id]);
  else if (fields.personalizacion !== before.personalizacion) {
    await describeListed(tx, { familias: [], ids: [id] });
  }
  const current = await selectImagenesOf(tx, id);
  const names = current.map(({ nombre }) => nombre);
  const plan = planImagenes({ current: names, form, fileCount: imagenes.length });
  const shown = pickImagenes({ plan, current, added: imagenes });
  await moveImagenes(tx, { producto_id: id, current, shown, now });
  catalogoChanged(tx, { edited: [id, ...relatives.map((relative) => relative.id)] });
  const producto = await getProducto(tx, { id, includeInactive: true });
  const sellable = before.stock - before.reservado;
  await recordAct(tx, {
    actor,
    accion: catalogoActs.productoSaved,
    entidad: "producto",
    entidad_id: id,
    ...diffFields(
      describeProducto(before, { stock: sellable, imagenes: current }),
      describeProducto(fields, { stock: producto.stock, imagenes: shown }),
    ),
    now,
  });
  return producto;
}

function checkEditable<T extends ProductoEditRow>(row: T | undefined, form: ProductoForm): T {
  if (!row) throw notFound(errorMessages.productoNotFound);
  if (form.version !== undefined && form.version !== row.version) {
    throw conflict(catalogoRefusals.stale);
  }
  return row;
}

/** Throws 422 for an unknown categoria. */
export function checkCategoria<T>(categoria: T | undefined): T {
  if (!categoria) throw refuseField(422, { categoria_id: catalogoRefusals.categoriaUnknown });
  return categoria;
}

type Optional =
  | ProductoLine
  | keyof Supply
  | "destacado"
  | "activo"
  | "a_medida"
  | "personalizacion";

function toFields(form: ProductoForm, unless: Pick<ProductoValues, Optional>): ProductoValues {
  const { nombre, sku, descripcion, precio, peso_gramos, categoria_id } = form;
  const { destacado, activo, a_medida, personalizacion } = form;
  const campos = personalizacion ?? (JSON.parse(unless.personalizacion) as Campo[]);
  const isMarked = a_medida ?? unless.a_medida === 1;
  return {
    nombre,
    sku,
    descripcion,
    precio,
    ...mapLines((name) => form[name] ?? (isKeptLine(name) ? unless[name] : "")),
    peso_gramos,
    ...checkSupply(form, unless),
    // Lists show no campos: they say by the flag that it is made once it was bought.
    a_medida: medidaOf({ a_medida: isMarked, personalizacion: campos }) === "always" ? 1 : 0,
    categoria_id,
    destacado: toFlag(destacado) ?? unless.destacado,
    activo: toFlag(activo) ?? unless.activo,
    personalizacion: JSON.stringify(campos),
  };
}

/** Throws 422 for an encargo without its numbers. */
function checkSupply(form: ProductoForm, unless: Supply): Supply {
  const supply = {
    suministro: form.suministro ?? unless.suministro,
    plazo_dias: form.plazo_dias ?? unless.plazo_dias,
    por_semana: form.por_semana ?? unless.por_semana,
  };
  const campos = supplyFaults(supply);
  if (Object.keys(campos).length > 0) throw refuseField(422, campos);
  return toSupply(supply);
}

function toFlag(value: boolean | undefined): 0 | 1 | undefined {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
}

type Picking = { plan: PlannedImagen[]; current: ImagenRow[]; added: ImagenRow[] };

function pickImagenes({ plan, current, added }: Picking): ImagenRow[] {
  return plan.flatMap((item) => {
    const found =
      "file" in item ? added[item.file] : current.find(({ nombre }) => nombre === item.nombre);
    return found ?? [];
  });
}

async function moveImagenes(
  tx: Tx,
  change: { producto_id: number; current: ImagenRow[]; shown: ImagenRow[]; now: number },
): Promise<void> {
  const { producto_id, current, shown, now } = change;
  const stays = new Set(shown.map(({ nombre }) => nombre));
  const isSame =
    current.length === shown.length && current.every((imagen, at) => imagen === shown[at]);
  if (isSame) return;
  await replaceImagenes(tx, { producto_id, imagenes: shown });
  const gone = current.map(({ nombre }) => nombre).filter((nombre) => !stays.has(nombre));
  await retireImagenes(tx, { nombres: gone, now });
}
